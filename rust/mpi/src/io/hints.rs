//! The hints of files (MPI 5.0, 14.2.8): those of the standard for collective buffering, and the names by which
//! programs ask for the same elsewhere. What is not known, or makes no sense, is ignored.

use crate::error::Error;
use crate::info::Info;

/// Whether collective accesses go through aggregators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Whenever they can.
    Enable,
    /// Never.
    Disable,
    /// Where it pays.
    Automatic,
}

const SWITCHES: [(Switch, &str); 3] =
    [(Switch::Enable, "enable"), (Switch::Disable, "disable"), (Switch::Automatic, "automatic")];

/// The most that an aggregator holds of its part of the file.
const LARGEST_BUFFER: i64 = 256 << 20;

/// The hints in effect; the same at all processes of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hints {
    /// `romio_cb_write`.
    pub write: Switch,
    /// `romio_cb_read`.
    pub read: Switch,
    /// `cb_nodes`: how many processes are aggregators.
    pub aggregators: i64,
    /// `cb_buffer_size`: bytes that an aggregator moves at a time.
    pub buffer: i64,
    /// `cb_block_size`, or `striping_unit`: parts of the file begin at multiples of this.
    pub block: i64,
}

impl Hints {
    /// What holds if nobody asks for anything; `nodes` machines take part.
    pub fn new(nodes: i64) -> Hints {
        let (write, read) = (Switch::Automatic, Switch::Automatic);
        Hints { write, read, aggregators: nodes, buffer: 16 << 20, block: 4096 }
    }

    /// Takes over what is known and makes sense; `size` processes take part.
    pub fn change(&mut self, asked: &Info, size: i64) {
        for (key, value) in asked.iter() {
            let Ok(value) = std::str::from_utf8(value) else { continue };
            let switch = SWITCHES.iter().find(|(_, name)| *name == value).map(|(switch, _)| *switch);
            let number = value.parse().ok().filter(|number: &i64| *number > 0);
            match (key, switch, number) {
                (b"romio_cb_write", Some(switch), _) => self.write = switch,
                (b"romio_cb_read", Some(switch), _) => self.read = switch,
                (b"collective_buffering", ..) => match value {
                    "false" => (self.write, self.read) = (Switch::Disable, Switch::Disable),
                    "true" if !self.buffers() => {
                        (self.write, self.read) = (Switch::Automatic, Switch::Automatic);
                    }
                    _ => {}
                },
                (b"cb_nodes", _, Some(number)) => self.aggregators = number.min(size),
                (b"cb_buffer_size", _, Some(number)) => self.buffer = number.min(LARGEST_BUFFER),
                (b"cb_block_size" | b"striping_unit", _, Some(number)) => {
                    self.block = number.min(LARGEST_BUFFER);
                }
                _ => {}
            }
        }
    }

    fn buffers(&self) -> bool {
        (self.write, self.read) != (Switch::Disable, Switch::Disable)
    }

    /// All of them, for MPI_File_get_info.
    ///
    /// # Errors
    /// None that can happen: the keys are short.
    pub fn info(&self) -> Result<Info, Error> {
        let name = |switch| SWITCHES.iter().find(|(known, _)| *known == switch).map_or("", |(_, name)| name);
        let mut info = Info::default();
        info.set(b"collective_buffering", if self.buffers() { b"true" } else { b"false" })?;
        info.set(b"romio_cb_write", name(self.write).as_bytes())?;
        info.set(b"romio_cb_read", name(self.read).as_bytes())?;
        info.set(b"cb_nodes", self.aggregators.to_string().as_bytes())?;
        info.set(b"cb_buffer_size", self.buffer.to_string().as_bytes())?;
        info.set(b"cb_block_size", self.block.to_string().as_bytes())?;
        Ok(info)
    }

    /// As words, so that everybody can take over those of rank 0.
    pub fn words(&self) -> [i64; 5] {
        let switch = |switch| SWITCHES.iter().position(|(known, _)| *known == switch).unwrap_or(2) as i64;
        [switch(self.write), switch(self.read), self.aggregators, self.buffer, self.block]
    }

    /// From the words of another process.
    pub fn from_words(words: &[i64; 5]) -> Hints {
        let switch = |word: i64| SWITCHES.get(word as usize).map_or(Switch::Automatic, |(switch, _)| *switch);
        Hints {
            write: switch(words[0]),
            read: switch(words[1]),
            aggregators: words[2].max(1),
            buffer: words[3].clamp(1, LARGEST_BUFFER),
            block: words[4].clamp(1, LARGEST_BUFFER),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_makes_no_sense_is_ignored() {
        let mut hints = Hints::new(2);
        let mut info = Info::default();
        for (key, value) in [
            ("cb_nodes", "99"),
            ("cb_buffer_size", "-5"),
            ("cb_block_size", "many"),
            ("romio_cb_write", "enable"),
            ("romio_cb_read", "perhaps"),
            ("colour", "red"),
        ] {
            info.set(key.as_bytes(), value.as_bytes()).expect("they are short");
        }
        hints.change(&info, 4);
        let wanted = Hints { aggregators: 4, write: Switch::Enable, ..Hints::new(2) };
        assert_eq!(hints, wanted);
        assert_eq!(Hints::from_words(&hints.words()), hints);
        assert_eq!(hints.info().expect("short keys").len(), 6);
    }
}
