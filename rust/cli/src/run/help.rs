//! `--help`, made from the table of flags.

use p2pmpi_sys::variables::{self, Values};

use super::flags::{FLAGS, GROUPS, IGNORED};

/// The whole text.
pub fn text() -> String {
    let mut text = String::from(
        "usage: p2pmpirun -n N [OPTION...] PROGRAM [ARGUMENT...] [: -n N [OPTION...] PROGRAM ...]\n\
         Runs an MPI program on this machine or, with --grid, on the peers around it.\n\
         Options may be written with one dash or two, values after a space or `=`.\n",
    );
    for (group, title) in GROUPS {
        text.push_str(&format!("\n{title}:\n"));
        for flag in FLAGS.iter().filter(|flag| flag.group == group) {
            let names: Vec<String> =
                flag.names.iter().map(|name| format!("{}{name}", dashes(name))).collect();
            let left = [
                &[names.join(" ")],
                flag.values.iter().map(|v| (*v).to_owned()).collect::<Vec<_>>().as_slice(),
            ]
            .concat()
            .join(" ");
            text.push_str(&format!("  {left:42} {}\n", flag.help));
        }
    }
    let ignored: Vec<String> = IGNORED.iter().map(|(name, _)| format!("{}{name}", dashes(name))).collect();
    text.push_str("\nAccepted for scripts written for other launchers, and ignored:\n");
    for line in ignored.chunks(6) {
        text.push_str(&format!("  {}\n", line.join(" ")));
    }
    text.push_str("\nVariables:\n");
    for variable in variables::ALL {
        let values = match variable.values {
            Values::Choice(words) => words.join("|"),
            Values::Text(name) => name.to_owned(),
        };
        let left = format!("{}={values}", variable.name);
        text.push_str(&format!("  {left:42} {}\n", variable.help));
    }
    text.push_str(
        "\nExit codes: the program's own (the first that is not 0); 128+N if signal N ended a rank; 124 after\n\
         --timeout; 126 if the program cannot be run here, 127 if it does not exist; 2 for a wrong option.\n",
    );
    text
}

fn dashes(name: &str) -> &'static str {
    if name.len() == 1 { "-" } else { "--" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_names_every_flag_once() {
        let text = text();
        for flag in FLAGS {
            assert_eq!(text.matches(flag.help).count(), 1, "{}", flag.help);
        }
        let mut names: Vec<&str> = FLAGS.iter().flat_map(|flag| flag.names).copied().collect();
        names.extend(IGNORED.iter().map(|entry| entry.0));
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all, "an option is listed twice");
    }
}
