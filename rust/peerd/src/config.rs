//! The owner's wishes: built-in defaults, then `config` in the state directory, then flags. Both are
//! read through one table of settings, so that `jobs = 2` and `--jobs 2` cannot differ.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::PathBuf;

use p2pmpi_grid::PeerId;

use crate::error::Error;
use crate::key::{Invite, from_hex};

/// Port of a daemon that was told none, if it is free.
pub const PORT: u16 = 4767;

/// Written at first start.
pub const TEMPLATE: &str = "\
# What this machine lends to its grid. A restart (`p2pmpi peer stop`, `p2pmpi peer start`) applies changes.
# KEY is a peer's key as `p2pmpi peer status` shows it there. Settings marked * may be repeated.
#jobs = 2                # different jobs that may run here at once
#processes = 4           # processes of one job (default: the number of cores)
#name = box              # what others see (default: the host name)
#listen = 0.0.0.0:4767   # * where to accept other peers
#lan = yes               # find peers on the local network by multicast
#seed = 192.0.2.7:4767   # * a peer to join by (so are the lines of the file `seeds`)
#allow-peer = KEY        # * only these peers may connect
#deny-peer = KEY         # * these may not
#allow-submitter = KEY   # * only these peers' jobs run here
#deny-submitter = KEY    # * these peers' jobs do not
";

/// Every setting of a daemon.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// State directory, if a flag names one.
    pub state: Option<PathBuf>,
    /// Do not go to the background.
    pub foreground: bool,
    /// Do not repeat the log on standard error.
    pub quiet: bool,
    /// Name of the grid to make at first start.
    pub grid: Option<String>,
    /// Join this grid.
    pub invite: Option<Invite>,
    /// Name of the machine for people.
    pub name: Option<String>,
    /// Where to listen; empty: every interface, [`PORT`] or another.
    pub listen: Vec<SocketAddr>,
    /// No LAN discovery.
    pub no_lan: bool,
    /// Peers to join by.
    pub seeds: Vec<String>,
    /// J.
    pub jobs: Option<u32>,
    /// P.
    pub processes: Option<u32>,
    /// Peers that alone may connect; empty: all.
    pub allow_peers: BTreeSet<PeerId>,
    /// Peers that may not.
    pub deny_peers: BTreeSet<PeerId>,
    /// Submitters that alone are served; empty: all.
    pub allow_submitters: BTreeSet<PeerId>,
    /// Submitters that are not.
    pub deny_submitters: BTreeSet<PeerId>,
}

/// One line per flag, for `--help`.
pub const HELP: &str = "\
usage: p2pmpid [flags]       the daemon of a peer; `p2pmpi peer start|status|stop` are its usual faces

  --foreground               stay here and repeat the log on standard error
  --quiet                    do not repeat it
  --state DIR                identity, grid key, log, jobs (default: $P2PMPI_STATE, ~/.local/state/p2pmpi)
  --join INVITE              join the grid of a peer whose `p2pmpi peer invite` printed this
  --grid NAME                name of the grid that the first start makes (default: home)
  --listen ADDRESS:PORT      where to accept peers, repeatable (default: everywhere, port 4767 or a free one)
  --seed HOST:PORT           a peer to join by, repeatable
  --seeds FILE               more of them, one per line
  --no-lan                   do not look for peers by multicast on the local network
  --jobs J                   different jobs at once (default 2)
  --processes P              processes of one job (default: the number of cores)
  --name NAME                what others see (default: the host name)
  --allow-peer KEY --deny-peer KEY --allow-submitter KEY --deny-submitter KEY
                             whom to talk to, whose jobs to run; repeatable
";

impl Config {
    /// From the command line, without the program's name. None: help was asked for.
    pub fn from_flags(flags: impl IntoIterator<Item = String>) -> Result<Option<Config>, Error> {
        let mut config = Config::default();
        let mut flags = flags.into_iter();
        while let Some(flag) = flags.next() {
            let (flag, inline) = match flag.split_once('=') {
                Some((flag, value)) => (flag.to_owned(), Some(value.to_owned())),
                None => (flag, None),
            };
            match flag.as_str() {
                "--help" | "-h" => return Ok(None),
                "--foreground" => config.foreground = true,
                "--quiet" => config.quiet = true,
                "--no-lan" => config.no_lan = true,
                name => {
                    let bare = name.strip_prefix("--").ok_or_else(|| unknown(name))?;
                    let value = inline.or_else(|| flags.next());
                    let value = value.ok_or_else(|| wrong(name, "needs a value"))?;
                    if !config.set_flag(bare, &value)? && !config.set(name, bare, &value)? {
                        return Err(unknown(name));
                    }
                }
            }
        }
        Ok(Some(config))
    }

    /// Fills what no flag has set from the text of the `config` file at `place`.
    pub fn merge(&mut self, text: &str, place: &str) -> Result<(), Error> {
        let mut file = Config::default();
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim();
            let place = format!("{place}, line {}", number + 1);
            if line.is_empty() {
                continue;
            }
            let (name, value) =
                line.split_once('=').ok_or_else(|| wrong(&place, "NAME = VALUE is expected"))?;
            let (name, value) = (name.trim(), value.trim());
            match (name, value) {
                ("lan", "yes") => file.no_lan = false,
                ("lan", "no") => file.no_lan = true,
                ("lan", _) => return Err(wrong(&place, "lan is yes or no")),
                _ if file.set(&place, name, value)? => {}
                _ => return Err(wrong(&place, &format!("there is no setting {name:?}"))),
            }
        }
        self.name = self.name.take().or(file.name);
        self.jobs = self.jobs.or(file.jobs);
        self.processes = self.processes.or(file.processes);
        self.no_lan |= file.no_lan;
        if self.listen.is_empty() {
            self.listen = file.listen;
        }
        self.seeds.extend(file.seeds);
        self.allow_peers.extend(file.allow_peers);
        self.deny_peers.extend(file.deny_peers);
        self.allow_submitters.extend(file.allow_submitters);
        self.deny_submitters.extend(file.deny_submitters);
        Ok(())
    }

    /// Settings that make sense as flags alone; false: it is none of them.
    fn set_flag(&mut self, name: &str, value: &str) -> Result<bool, Error> {
        match name {
            "state" => self.state = Some(PathBuf::from(value)),
            "grid" => self.grid = Some(value.to_owned()),
            "join" => self.invite = Some(value.parse()?),
            "seeds" => {
                let text = crate::state::read(value.as_ref())?;
                let text = text.ok_or_else(|| wrong("--seeds", &format!("there is no file {value}")))?;
                self.seeds.extend(seeds_in(&text));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Settings of flags and file; false: it is none of them.
    fn set(&mut self, place: &str, name: &str, value: &str) -> Result<bool, Error> {
        match name {
            "jobs" => self.jobs = Some(count(place, value)?),
            "processes" => self.processes = Some(count(place, value)?),
            "name" => {
                if value.is_empty() || value.len() > 64 || value.chars().any(char::is_control) {
                    return Err(wrong(place, "a name has 1 to 64 printable bytes"));
                }
                self.name = Some(value.to_owned());
            }
            "listen" => {
                let address = value.parse();
                let text = "ADDRESS:PORT is expected, as in 0.0.0.0:4767; port 0 takes a free one";
                self.listen.push(address.map_err(|_| wrong(place, text))?);
            }
            "seed" => self.seeds.push(value.to_owned()),
            "allow-peer" => drop(self.allow_peers.insert(peer(place, value)?)),
            "deny-peer" => drop(self.deny_peers.insert(peer(place, value)?)),
            "allow-submitter" => drop(self.allow_submitters.insert(peer(place, value)?)),
            "deny-submitter" => drop(self.deny_submitters.insert(peer(place, value)?)),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Whether the owner lets this peer connect.
    pub fn welcomes(&self, peer: PeerId) -> bool {
        !self.deny_peers.contains(&peer) && (self.allow_peers.is_empty() || self.allow_peers.contains(&peer))
    }
}

/// The addresses in a seeds file.
pub fn seeds_in(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or("").trim());
    lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

fn count(place: &str, value: &str) -> Result<u32, Error> {
    match value.parse() {
        Ok(count @ 1..=65536) => Ok(count),
        _ => Err(wrong(place, &format!("{value:?} is not a number from 1 to 65536"))),
    }
}

fn peer(place: &str, value: &str) -> Result<PeerId, Error> {
    from_hex(value).map(PeerId).ok_or_else(|| wrong(place, "a peer's key has 64 hexadecimal digits"))
}

fn unknown(flag: &str) -> Error {
    wrong(flag, "there is no such flag; --help lists them")
}

fn wrong(place: &str, what: &str) -> Error {
    Error::Usage { place: place.to_owned(), what: what.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flags(line: &str) -> Result<Option<Config>, Error> {
        Config::from_flags(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn flags_win_over_the_file_and_lists_add_up() {
        let mut config = flags("--jobs=3 --seed a:1 --listen 127.0.0.2:0 --no-lan").unwrap().unwrap();
        config
            .merge("jobs = 9\nprocesses = 2 # cores\n\nseed = b:2\nlisten = 0.0.0.0:1\nlan = yes", "f")
            .unwrap();
        assert_eq!((config.jobs, config.processes), (Some(3), Some(2)));
        assert_eq!(config.seeds, ["a:1", "b:2"]);
        assert_eq!(config.listen, ["127.0.0.2:0".parse().unwrap()]);
        assert!(config.no_lan);
    }

    #[test]
    fn the_template_sets_nothing_and_every_line_of_it_is_understood() {
        let mut config = Config::default();
        config.merge(TEMPLATE, "template").unwrap();
        assert_eq!(config.jobs, None);
        let key = "ab".repeat(32);
        for line in TEMPLATE.lines().skip(2) {
            let setting = line.trim_start_matches('#').replace("= KEY", &format!("= {key}"));
            config.merge(&setting, "template").unwrap_or_else(|error| panic!("{setting}: {error}"));
        }
        assert_eq!((config.jobs, config.processes), (Some(2), Some(4)));
        assert!(config.deny_submitters.contains(&PeerId([0xab; 32])));
    }

    #[test]
    fn mistakes_are_named_with_their_place() {
        for (line, part) in [
            ("--jobs 0", "--jobs"),
            ("--jobs", "needs a value"),
            ("--frob 1", "no such flag"),
            ("frob", "no such flag"),
            ("--listen 4767", "ADDRESS:PORT"),
            ("--deny-peer abc", "64 hexadecimal"),
            ("--join nonsense", "p2pmpi-join"),
        ] {
            let text = flags(line).unwrap_err().to_string();
            assert!(text.contains(part), "{line}: {text}");
        }
        let text = Config::default().merge("jobs = 1\nfrob = 2", "config").unwrap_err().to_string();
        assert!(text.contains("config, line 2") && text.contains("frob"), "{text}");
    }

    #[test]
    fn deny_wins_over_allow() {
        let mut config = Config::default();
        let (a, b) = (PeerId([1; 32]), PeerId([2; 32]));
        assert!(config.welcomes(a));
        config.allow_peers.insert(a);
        assert!(config.welcomes(a) && !config.welcomes(b));
        config.deny_peers.insert(a);
        assert!(!config.welcomes(a));
    }
}
