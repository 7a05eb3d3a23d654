//! The `p2pmpi` command: one table of subcommands, each in a file of its own.

use std::ffi::OsString;

/// A subcommand.
struct Command {
    name: &'static str,
    help: &'static str,
    run: fn(Vec<OsString>) -> u8,
}

const COMMANDS: [Command; 1] =
    [Command { name: "run", help: "run a program; the same as p2pmpirun", run: crate::run::main }];

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
