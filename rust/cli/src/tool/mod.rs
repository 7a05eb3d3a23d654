//! The `p2pmpi` command: one table of subcommands, each in a file of its own.

mod ask;
mod grid;
mod job;
mod peer;

use std::ffi::OsString;

/// A subcommand.
struct Command {
    name: &'static str,
    help: &'static str,
    run: fn(Vec<OsString>) -> u8,
}

const COMMANDS: [Command; 4] = [
    Command { name: "run", help: "run a program; the same as p2pmpirun", run: crate::run::main },
    Command { name: "peer", help: "start|stop|status|invite|join: this machine as a peer", run: peer::main },
    Command { name: "grid", help: "status: the peers that this one knows", run: grid::main },
    Command { name: "job", help: "list|cancel: jobs submitted or hosted here", run: job::main },
];

/// Runs the command line `arguments` (without the program's name) and answers the exit code.
pub fn main(mut arguments: Vec<OsString>) -> u8 {
    let first = arguments.first().map(|first| first.to_string_lossy().into_owned());
    match first.as_deref() {
        None | Some("help" | "--help" | "-h") => {
            print!("{}", help());
            u8::from(first.is_none()) * 2
        }
        Some("version" | "--version" | "-V") => {
            println!("p2pmpi {}", crate::VERSION);
            0
        }
        Some(name) => match COMMANDS.iter().find(|command| command.name == name) {
            Some(command) => (command.run)(arguments.split_off(1)),
            None => {
                eprintln!("p2pmpi: no such command: {name}\n\n{}", help());
                2
            }
        },
    }
}

fn help() -> String {
    let mut text = String::from("usage: p2pmpi COMMAND [ARGUMENT...]\n\n");
    for command in COMMANDS {
        text.push_str(&format!("  {:10} {}\n", command.name, command.help));
    }
    text.push_str(&format!("  {:10} {}\n", "version", "print the version"));
    text
}
