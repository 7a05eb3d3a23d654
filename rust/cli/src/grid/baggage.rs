//! What travels with a job: its executables, and the files that the user names. Looks at files,
//! reads none: the daemon does.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

use p2pmpi_agent::elf::{self, Kind};
use p2pmpi_agent::{libraries, program};
use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::control::StagedFile;
use p2pmpi_launch::node::Section;

use super::shared;
use crate::Error;
use crate::run::Options;

/// Where shared libraries lie in the job directory, which is where the programs start.
const LIBRARIES: &str = "lib";
/// Most files of a job; the peers have the same bound.
const FILES_MAX: usize = 4096;
/// Deepest directory that is followed.
const DEPTH_MAX: usize = 32;

/// Files, and the programs as they are called in the job directory.
#[derive(Debug)]
pub struct Baggage {
    /// What the job directory of every host will hold.
    pub files: Vec<StagedFile>,
    /// The programs, relative to the job directory.
    pub sections: Vec<Section>,
    /// Instruction set that the executables need, as `uname -m` says it; empty: any.
    pub architecture: String,
    /// The first program's name, for lists of jobs.
    pub label: String,
}

impl Baggage {
    /// Everything that this command line sends to other peers.
    pub fn pack(options: &Options) -> Result<Baggage, Error> {
        let here = std::env::current_dir()
            .map_err(|error| Error::System(format!("the current directory cannot be read: {error}")))?;
        let mut trunk = Trunk::default();
        let mut architecture = String::new();
        let mut sections = Vec::new();
        for section in &options.sections {
            let (name, arguments) = section.command.split_first().expect("parse refuses an empty command");
            let directory = section.directory.as_deref().or(options.directory.as_deref());
            let directory = here.join(directory.unwrap_or(Path::new("")));
            let found = find(name, &directory)?;
            if let Ok(Kind::Elf(elf)) = elf::inspect(&found) {
                let theirs = elf::architecture(elf.machine);
                if !architecture.is_empty() && architecture != theirs {
                    let why =
                        format!("{} is for {theirs}, another program for {architecture}", found.display());
                    return Err(Error::Impossible(format!("{why}: a job runs on one kind of machine")));
                }
                theirs.clone_into(&mut architecture);
            }
            let mut environment = section.environment.clone();
            if options.stage_libraries {
                for library in shared::libraries(&found)? {
                    let name = library.file_name().and_then(OsStr::to_str).unwrap_or_default();
                    trunk.put(format!("{LIBRARIES}/{name}"), library.clone())?;
                }
                environment.push(("LD_LIBRARY_PATH".into(), LIBRARIES.into()));
            }
            let staged = trunk.add_program(&found)?;
            sections.push(Section {
                program: Bytes::from(format!("./{staged}").as_str()),
                arguments: arguments.iter().map(|word| Bytes::from(word.as_os_str())).collect(),
                environment: environment
                    .iter()
                    .map(|(name, value)| (Bytes::from(name.as_os_str()), Bytes::from(value.as_os_str())))
                    .collect(),
                directory: Bytes::from("."),
            });
        }
        for path in &options.stage {
            trunk.add(&here.join(path), &name_of(path)?, 0)?;
        }
        let first = options.sections.first().and_then(|section| section.command.first());
        let label =
            first.map(|name| Path::new(name).file_name().unwrap_or(name).to_string_lossy().into_owned());
        Ok(Baggage { files: trunk.files(), sections, architecture, label: label.unwrap_or_default() })
    }
}

/// The executable as a shell would find it here; what is wrong with it is said before anybody is asked.
fn find(name: &OsStr, directory: &Path) -> Result<PathBuf, Error> {
    let path = std::env::var_os("PATH").unwrap_or_else(|| "/usr/bin:/bin".into());
    match program::find(name, directory, &path, &libraries::own()) {
        Ok(found) => Ok(found.path),
        Err(refusal) => Err(Error::Program { code: refusal.code, reason: refusal.reason }),
    }
}

/// A path below the current directory keeps its place in the job directory, any other its last name.
fn name_of(path: &Path) -> Result<String, Error> {
    let plain = |part: Component<'_>| matches!(part, Component::Normal(_) | Component::CurDir);
    let kept: Option<PathBuf> = if path.is_relative() && path.components().all(plain) {
        Some(path.components().filter(|part| matches!(part, Component::Normal(_))).collect())
    } else {
        path.file_name().map(PathBuf::from)
    };
    let text = kept.as_deref().and_then(Path::to_str).filter(|text| !text.is_empty());
    text.map(str::to_owned).ok_or_else(|| {
        Error::Usage(format!(
            "--stage {}: it has no name that can be used on another machine",
            path.display()
        ))
    })
}

/// Files by their name in the job directory.
#[derive(Default)]
struct Trunk(BTreeMap<String, PathBuf>);

impl Trunk {
    fn add_program(&mut self, path: &Path) -> Result<String, Error> {
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or("program").to_owned();
        let taken = |name: &str| self.0.get(name).is_some_and(|other| other != path);
        let free = (2..).map(|number| format!("{name}.{number}"));
        let name = std::iter::once(name.clone()).chain(free).find(|name| !taken(name));
        let name = name.expect("there is always another number");
        self.put(name.clone(), path.to_path_buf())?;
        Ok(name)
    }

    fn add(&mut self, path: &Path, name: &str, depth: usize) -> Result<(), Error> {
        let failed =
            |why: &dyn std::fmt::Display| Error::Impossible(format!("--stage {}: {why}", path.display()));
        let metadata = std::fs::metadata(path).map_err(|error| failed(&error))?;
        if metadata.is_file() {
            return self.put(name.to_owned(), path.to_path_buf());
        }
        if !metadata.is_dir() {
            return Err(failed(&"it is neither a file nor a directory"));
        }
        if depth == DEPTH_MAX {
            return Err(failed(&"too many directories inside each other"));
        }
        for entry in std::fs::read_dir(path).map_err(|error| failed(&error))? {
            let entry = entry.map_err(|error| failed(&error))?;
            let part = entry.file_name();
            let part = part.to_str().ok_or_else(|| failed(&"a file in it has a name that is no text"))?;
            self.add(&entry.path(), &format!("{name}/{part}"), depth + 1)?;
        }
        Ok(())
    }

    fn put(&mut self, name: String, path: PathBuf) -> Result<(), Error> {
        if self.0.get(&name).is_some_and(|other| *other != path) {
            return Err(Error::Usage(format!("two different files would be called {name} on the peers")));
        }
        if self.0.len() == FILES_MAX {
            return Err(Error::Impossible(format!(
                "more than {FILES_MAX} files to bring to the peers: pack them"
            )));
        }
        self.0.insert(name, path);
        Ok(())
    }

    fn files(self) -> Vec<StagedFile> {
        let file =
            |(name, path): (String, PathBuf)| StagedFile { source: Bytes::from(path.into_os_string()), name };
        self.0.into_iter().map(file).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Section as Asked;

    #[test]
    fn shared_libraries_come_along_on_request() {
        let ours = std::env::current_exe().unwrap();
        let mut asked = options(&[ours.to_str().unwrap()], &[]);
        asked.stage_libraries = true;
        let baggage = Baggage::pack(&asked).unwrap();
        let names: Vec<&str> = baggage.files.iter().map(|file| file.name.as_str()).collect();
        assert!(names.contains(&"lib/libgcc_s.so.1"), "{names:?}");
        assert!(!names.iter().any(|name| name.contains("libc.so")), "{names:?}");
        let variable = (Bytes::from("LD_LIBRARY_PATH"), Bytes::from("lib"));
        assert_eq!(baggage.sections[0].environment, [variable]);
    }

    fn options(command: &[&str], stage: &[&Path]) -> Options {
        let command = command.iter().map(|&word| word.into()).collect();
        let section = Asked { command, ..Asked::default() };
        let stage = stage.iter().map(|path| path.to_path_buf()).collect();
        Options { sections: vec![section], stage, ..Options::default() }
    }

    #[test]
    fn programs_and_trees_are_packed_under_their_names() {
        let top = std::env::temp_dir().join(format!("p2pmpi-baggage-{}", std::process::id()));
        std::fs::create_dir_all(top.join("data/deep")).unwrap();
        std::fs::write(top.join("data/deep/a"), "a").unwrap();
        std::fs::write(top.join("data/b"), "b").unwrap();
        let baggage = Baggage::pack(&options(&["sh", "-c", "x"], &[&top.join("data")])).unwrap();
        std::fs::remove_dir_all(&top).unwrap();
        let names: Vec<&str> = baggage.files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["data/b", "data/deep/a", "sh"]);
        assert_eq!(baggage.sections[0].program, Bytes::from("./sh"));
        assert_eq!(baggage.sections[0].arguments, [Bytes::from("-c"), Bytes::from("x")]);
        assert_eq!(baggage.architecture, std::env::consts::ARCH);
        assert_eq!(baggage.label, "sh");
    }

    #[test]
    fn what_cannot_travel_says_why() {
        let error = |options| Baggage::pack(&options).unwrap_err();
        assert!(matches!(error(options(&["no-such-program"], &[])), Error::Program { code: 127, .. }));
        let missing = error(options(&["sh"], &[Path::new("/no/such/file")]));
        assert!(missing.to_string().contains("/no/such/file"), "{missing}");
        let twice = error(options(&["sh"], &[Path::new("/bin/ls"), Path::new("/etc/../bin/ls")]));
        assert!(twice.to_string().contains("would be called ls"), "{twice}");
        assert_eq!(name_of(Path::new("./a/b")).unwrap(), "a/b");
        assert_eq!(name_of(Path::new("../a/b")).unwrap(), "b");
        assert!(name_of(Path::new("..")).is_err());
    }
}
