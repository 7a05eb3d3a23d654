//! Reads a command line by the table of flags: options, a program with its arguments, and after a
//! colon the next part of an MPMD job.
//!
//! Looks nothing up but the files of `-configfile`; `plan` does.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::Path;

use super::flags::{Draft, FLAGS, FULFILLED, Flag, IGNORED};
use super::options::{Inherit, Options};

/// Largest `-configfile` that is read, in bytes.
const CONFIG_MAX: u64 = 1 << 20;

/// What `arguments` (without the program's name) ask for; the error is for the user.
pub fn parse(arguments: Vec<OsString>) -> Result<Options, String> {
    let mut words = arguments.into_iter().peekable();
    let mut draft = Draft::default();
    draft.options.replicas = 1;
    while let Some(word) = words.next() {
        if word == ":" {
            return Err("no program before a colon".to_owned());
        } else if word == "--" {
            draft.section.command.extend(words.by_ref().take_while(|word| word != ":"));
        } else if !is_flag(&word) {
            draft.section.command.push(word);
            draft.section.command.extend(words.by_ref().take_while(|word| word != ":"));
        } else if matches!(word.as_bytes(), b"-configfile" | b"--configfile") {
            let file = words.next().ok_or("-configfile needs a FILE after it")?;
            let rest = config(Path::new(&file))?;
            words = rest.into_iter().chain(words).collect::<Vec<_>>().into_iter().peekable();
            continue;
        } else {
            flag(&mut draft, &word, &mut words)?;
            if draft.options.answer.is_some() {
                return Ok(draft.options);
            }
            continue;
        }
        draft.options.sections.push(std::mem::take(&mut draft.section));
    }
    finish(draft)
}

fn finish(draft: Draft) -> Result<Options, String> {
    let options = draft.options;
    if options.sections.is_empty() || options.sections.iter().any(|section| section.command.is_empty()) {
        return Err("no program to run; usage: p2pmpirun -n N PROGRAM [ARGUMENT...]".to_owned());
    }
    if draft.section != super::options::Section::default() {
        return Err("no program after the last colon".to_owned());
    }
    Ok(options)
}

fn is_flag(word: &OsStr) -> bool {
    word.len() > 1 && word.as_bytes()[0] == b'-'
}

fn flag(draft: &mut Draft, word: &OsStr, rest: &mut impl Iterator<Item = OsString>) -> Result<(), String> {
    let bytes = word.as_bytes();
    let bare = bytes.strip_prefix(b"--").or_else(|| bytes.strip_prefix(b"-")).unwrap_or(bytes);
    let (name, attached) = split_at_equals(OsStr::from_bytes(bare));
    let shown = word.to_string_lossy().into_owned();
    let name = name.to_str().ok_or_else(|| format!("unknown option {shown}"))?;
    let mut values = |count: usize| -> Result<Vec<OsString>, String> {
        let mut words: Vec<OsString> = attached.iter().cloned().collect();
        words.extend(rest.by_ref().take(count.saturating_sub(words.len())));
        match words.len().cmp(&count) {
            std::cmp::Ordering::Equal => Ok(words),
            std::cmp::Ordering::Less => Err(format!("{shown} needs {count} word(s) after it")),
            std::cmp::Ordering::Greater => Err(format!("{shown}: this option takes no value")),
        }
    };
    if let Some(flag) = find(name) {
        let values = values(flag.values.len())?;
        return (flag.apply)(draft, &values).map_err(|why| format!("{shown}: {why}"));
    }
    if let Some((known, count)) = IGNORED.iter().find(|(known, _)| *known == name) {
        let values = values(*count)?;
        if !FULFILLED.contains(known) {
            let words = values.iter().map(|value| value.to_string_lossy().into_owned());
            draft.options.ignored.push([shown].into_iter().chain(words).collect::<Vec<_>>().join(" "));
        }
        return Ok(());
    }
    Err(match similar(name) {
        Some(close) => format!("unknown option {shown}; did you mean -{close}?"),
        None => format!("unknown option {shown}; p2pmpirun --help lists those that exist"),
    })
}

fn find(name: &str) -> Option<&'static Flag> {
    FLAGS.iter().find(|flag| flag.names.contains(&name))
}

/// The known name that differs from `name` by one letter or by case.
fn similar(name: &str) -> Option<&'static str> {
    let names = FLAGS.iter().flat_map(|flag| flag.names).copied().chain(IGNORED.iter().map(|entry| entry.0));
    let names: Vec<&str> = names.filter(|known| known.len() > 2).collect();
    names.into_iter().find(|known| known.eq_ignore_ascii_case(name) || one_edit(known, name))
}

fn one_edit(a: &str, b: &str) -> bool {
    let (a, b) = if a.len() < b.len() { (b.as_bytes(), a.as_bytes()) } else { (a.as_bytes(), b.as_bytes()) };
    let same = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    match a.len() - b.len() {
        0 => a.get(same + 1..) == b.get(same + 1..),
        1 => a.get(same + 1..) == b.get(same..),
        _ => false,
    }
}

/// `NAME=VALUE` as a pair.
pub fn split_at_equals(word: &OsStr) -> (OsString, Option<OsString>) {
    let bytes = word.as_bytes();
    match bytes.iter().position(|&byte| byte == b'=') {
        Some(at) => {
            (OsString::from_vec(bytes[..at].to_vec()), Some(OsString::from_vec(bytes[at + 1..].to_vec())))
        }
        None => (word.to_owned(), None),
    }
}

/// The words of a `-configfile`: a part of the job on each line, `#` comments, quotes as in a shell.
fn config(path: &Path) -> Result<Vec<OsString>, String> {
    let text = read_small(path, CONFIG_MAX)?;
    let mut words = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#')) {
        if !words.is_empty() {
            words.push(OsString::from(":"));
        }
        words.extend(split_words(line)?.into_iter().map(OsString::from));
    }
    Ok(words)
}

/// A text file of at most `limit` bytes.
pub fn read_small(path: &Path, limit: u64) -> Result<String, String> {
    use std::io::Read;
    let shown = path.display();
    let file = std::fs::File::open(path).map_err(|error| format!("cannot read {shown}: {error}"))?;
    let mut text = String::new();
    let length = file
        .take(limit + 1)
        .read_to_string(&mut text)
        .map_err(|error| format!("cannot read {shown}: {error}"))?;
    if length as u64 > limit {
        return Err(format!("{shown} is longer than {limit} bytes"));
    }
    Ok(text)
}

fn split_words(line: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(mark), letter) if mark == letter => quote = None,
            (Some('\''), letter) => word.get_or_insert_default().push(letter),
            (_, '\\') => word.get_or_insert_default().extend(letters.next()),
            (Some(_), letter) => word.get_or_insert_default().push(letter),
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, letter) if letter.is_whitespace() => words.extend(word.take()),
            (None, letter) => word.get_or_insert_default().push(letter),
        }
    }
    if quote.is_some() {
        return Err(format!("a quote is not closed in: {line}"));
    }
    words.extend(word);
    Ok(words)
}

/// The variables that the ranks inherit from `ours`.
pub fn inherited(
    options: &Options,
    ours: impl Iterator<Item = (OsString, OsString)>,
) -> Vec<(OsString, OsString)> {
    match &options.inherit {
        Inherit::All => ours.collect(),
        Inherit::Nothing => Vec::new(),
        Inherit::Only(names) => ours.filter(|(name, _)| names.contains(name)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::options::{Answer, Label, Strategy};
    use super::*;

    fn read(line: &str) -> Result<Options, String> {
        parse(split_words(line).unwrap().into_iter().map(OsString::from).collect())
    }

    #[test]
    fn both_dialects_say_the_same() {
        let hydra = read("-n 4 -f /h -ppn 2 -l -wdir /tmp -env A b ./prog -n 9").unwrap();
        let orte =
            read("--np 4 --hostfile /h --npernode 2 -prepend-rank --wdir /tmp -x A=b ./prog -n 9").unwrap();
        assert_eq!(hydra, orte);
        assert_eq!(hydra.sections[0].count, Some(4));
        assert_eq!(hydra.sections[0].command, ["./prog", "-n", "9"]);
        assert_eq!(hydra.label, Label::Rank);
    }

    #[test]
    fn colons_separate_programs() {
        let options = read("-n 1 ./a x : -n 2 -env K v ./b : ./c").unwrap();
        let counts: Vec<_> = options.sections.iter().map(|section| section.count).collect();
        assert_eq!(counts, [Some(1), Some(2), None]);
        assert_eq!(options.sections[0].command, ["./a", "x"]);
        assert!(options.sections[0].environment.is_empty());
        assert_eq!(options.sections[1].environment, [("K".into(), "v".into())]);
        assert!(read("-n 1 ./a : -n 2").is_err());
        assert!(read("-n 1 ./a : : ./b").is_err());
    }

    #[test]
    fn foreign_options_are_noted_and_fulfilled_wishes_are_not() {
        let options = read("--mca btl tcp,self --oversubscribe --allow-run-as-root -n 2 prog").unwrap();
        assert_eq!(options.ignored, ["--mca btl tcp,self"]);
        assert_eq!(options.sections[0].command, ["prog"]);
    }

    #[test]
    fn wrong_numbers_say_what_is_wrong() {
        for (line, part) in [
            ("-n 0 p", "-n: there must be at least one"),
            ("-n -3 p", "-n: -3 is negative"),
            ("-n four p", "-n: `four` is not a number"),
            ("-n 99999999999999 p", "more than any machine"),
            ("-n", "needs 1 word(s) after it"),
            ("--timeout soon p", "not a time"),
            ("-a sideways p", "known are spread and concentrate"),
            ("--hostfil f p", "did you mean -hostfile?"),
            ("--frobnicate p", "unknown option --frobnicate"),
            ("-l=3 p", "takes no value"),
            ("-n 2", "no program to run"),
        ] {
            let error = read(line).unwrap_err();
            assert!(error.contains(part), "{line}: {error}");
        }
    }

    #[test]
    fn questions_are_answered_before_errors() {
        assert_eq!(read("--version").unwrap().answer, Some(Answer::Version));
        assert_eq!(read("-n 2 --help").unwrap().answer, Some(Answer::Help));
        assert_eq!(read("-n 2 prog --help").unwrap().answer, None);
    }

    #[test]
    fn values_may_be_attached_and_options_end_at_two_dashes() {
        let options = read("--np=3 --timeout=1:30 -a spread -- -odd 1").unwrap();
        assert_eq!(options.sections[0].count, Some(3));
        assert_eq!(options.timeout.unwrap().as_secs(), 90);
        assert_eq!(options.strategy, Some(Strategy::Spread));
        assert!(options.grid);
        assert_eq!(options.sections[0].command, ["-odd", "1"]);
    }

    #[test]
    fn words_of_a_config_file_may_be_quoted() {
        assert_eq!(split_words(r#"a "b c" 'd "e' f\ g "" "#).unwrap(), ["a", "b c", "d \"e", "f g", ""]);
        assert!(split_words("a 'b").is_err());
    }
}
