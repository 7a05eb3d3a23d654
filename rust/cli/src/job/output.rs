//! The ranks' output brought together: each byte once, whole lines, labelled, to our own two streams
//! and, on request, to a file for each rank and stream.
//!
//! Writes nothing itself: `drive` takes what is [`Output::waiting`] as fast as the stream accepts it.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use p2pmpi_launch::node::Stream;

use crate::run::Label;

/// A line longer than this is passed on in pieces.
const LINE_MAX: usize = 64 * 1024;

/// A line without end is shown after this long, if a person is watching: a prompt, a row of dots.
const PROMPT: Duration = Duration::from_millis(100);

/// Number of the world that the launcher was asked to run.
pub const FIRST: u32 = 1;

/// How lines are shown.
#[derive(Clone, Debug, Default)]
pub struct Style {
    /// What goes before each line.
    pub label: Label,
    /// The time goes before each line.
    pub timestamps: bool,
    /// Copies of what each rank writes go below this directory.
    pub directory: Option<PathBuf>,
    /// A person is watching: show lines before they end.
    pub prompts: bool,
}

/// Who writes: a rank of the world that the launcher was asked to run, or of one spawned later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Writer {
    /// Number of the world; the first is 1.
    pub world: u32,
    /// Rank in it.
    pub rank: u32,
}

/// One stream of one rank.
#[derive(Debug, Default)]
struct Source {
    seen: u64,
    line: Vec<u8>,
    since: Option<Instant>,
    in_line: bool,
    file: Option<File>,
}

/// One of our own two streams.
#[derive(Debug, Default)]
struct Sink {
    bytes: Vec<u8>,
    taken: usize,
    unfinished: Option<Writer>,
    closed: bool,
}

/// The output of a whole job.
#[derive(Debug)]
pub struct Output {
    style: Style,
    width: usize,
    sources: BTreeMap<(Writer, Stream), Source>,
    sinks: [Sink; 2],
}

impl Output {
    /// For a job of `size` ranks.
    pub fn new(style: Style, size: u32) -> Self {
        let width = size.saturating_sub(1).max(1).to_string().len();
        Self { style, width, sources: BTreeMap::new(), sinks: Default::default() }
    }

    /// Bytes that a rank wrote to a stream, the first of them at `offset`; none: the stream's end.
    /// Bytes seen before, from another replica or another life of the rank, are dropped.
    pub fn on_bytes(
        &mut self,
        writer: Writer,
        stream: Stream,
        offset: u64,
        bytes: &[u8],
        now: Instant,
    ) -> Result<(), String> {
        let mut opened = self.open_file(writer, stream);
        let source = self.sources.entry((writer, stream)).or_default();
        if let Ok(Some(file)) = opened.as_mut().map(Option::take) {
            source.file = Some(file);
        }
        let known = usize::try_from(source.seen.saturating_sub(offset)).unwrap_or(usize::MAX);
        let fresh = bytes.get(known.min(bytes.len())..).unwrap_or_default();
        source.seen = source.seen.max(offset + bytes.len() as u64);
        let written = source.file.as_mut().map_or(Ok(()), |file| file.write_all(fresh));
        if written.is_err() {
            source.file = None;
        }
        source.line.extend_from_slice(fresh);
        let whole = source.line.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let whole =
            if source.line.len() - whole > LINE_MAX || bytes.is_empty() { source.line.len() } else { whole };
        self.emit(writer, stream, whole);
        let source = self.sources.entry((writer, stream)).or_default();
        source.since = (!source.line.is_empty()).then_some(now);
        opened.map(drop)?;
        written.map_err(|error| format!("the copy of rank {}'s output ends here: {error}", writer.rank))
    }

    /// Shows lines that have waited for their end for long; answers when to come again.
    pub fn on_time(&mut self, now: Instant) -> Option<Instant> {
        if !self.style.prompts {
            return None;
        }
        let due: Vec<(Writer, Stream)> = self
            .sources
            .iter()
            .filter(|(_, source)| source.since.is_some_and(|since| now >= since + PROMPT))
            .map(|(&key, _)| key)
            .collect();
        for (writer, stream) in due {
            self.emit(writer, stream, usize::MAX);
        }
        self.sources.values().filter_map(|source| source.since).min().map(|since| since + PROMPT)
    }

    /// Shows what is left of every line; the job is over.
    pub fn finish(&mut self) {
        let keys: Vec<(Writer, Stream)> = self.sources.keys().copied().collect();
        for (writer, stream) in keys {
            self.emit(writer, stream, usize::MAX);
        }
    }

    /// Moves the first `length` bytes of a source to its sink, labelled.
    fn emit(&mut self, writer: Writer, stream: Stream, length: usize) {
        let label = self.label(writer, stream);
        let Some(source) = self.sources.get_mut(&(writer, stream)) else { return };
        let length = length.min(source.line.len());
        if length == 0 {
            return;
        }
        source.since = None;
        let sink = &mut self.sinks[stream as usize];
        if sink.closed {
            source.line.drain(..length);
            return;
        }
        // Another rank's last words had no end of line; they must not run into these.
        if sink.unfinished.is_some_and(|other| other != writer) {
            sink.bytes.push(b'\n');
            source.in_line = false;
        }
        if label.is_empty() {
            sink.bytes.extend_from_slice(&source.line[..length]);
        } else {
            for line in source.line[..length].split_inclusive(|&byte| byte == b'\n') {
                if !source.in_line {
                    sink.bytes.extend_from_slice(label.as_bytes());
                }
                sink.bytes.extend_from_slice(line);
                source.in_line = !line.ends_with(b"\n");
            }
        }
        let finished = source.line[length - 1] == b'\n';
        sink.unfinished = (!finished).then_some(writer);
        source.line.drain(..length);
    }

    fn label(&self, Writer { world, rank }: Writer, stream: Stream) -> String {
        let mut label = String::new();
        if self.style.timestamps {
            let seconds = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs());
            label.push_str(&p2pmpi_sys::host::local_time(i64::try_from(seconds).unwrap_or(0)));
            label.push(' ');
        }
        match self.style.label {
            Label::None => {}
            Label::Rank if world == FIRST => label.push_str(&format!("[{rank}] ")),
            Label::Rank => label.push_str(&format!("[{world},{rank}] ")),
            Label::Tag => label.push_str(&format!("[{world},{rank}]<{}>: ", file_name(stream))),
        }
        label
    }

    fn open_file(&mut self, writer: Writer, stream: Stream) -> Result<Option<File>, String> {
        let Some(directory) = &self.style.directory else { return Ok(None) };
        if self.sources.contains_key(&(writer, stream)) {
            return Ok(None);
        }
        let Writer { world, rank } = writer;
        let place =
            directory.join(world.to_string()).join(format!("rank.{rank:0width$}", width = self.width));
        let path = place.join(file_name(stream));
        let made = std::fs::create_dir_all(&place).and_then(|()| File::create(&path));
        made.map(Some).map_err(|error| format!("cannot write {}: {error}", path.display()))
    }

    /// Adds text of the launcher's own to standard error, after what is there.
    pub fn say(&mut self, text: &str) {
        let sink = &mut self.sinks[Stream::Error as usize];
        if sink.unfinished.take().is_some() {
            sink.bytes.push(b'\n');
        }
        sink.bytes.extend_from_slice(text.as_bytes());
    }

    /// What waits to be written to one of our streams.
    pub fn waiting(&self, stream: Stream) -> &[u8] {
        let sink = &self.sinks[stream as usize];
        &sink.bytes[sink.taken..]
    }

    /// This many of the waiting bytes were written.
    pub fn wrote(&mut self, stream: Stream, count: usize) {
        let sink = &mut self.sinks[stream as usize];
        sink.taken += count;
        if sink.taken == sink.bytes.len() {
            sink.bytes.clear();
            sink.taken = 0;
        } else if sink.taken > sink.bytes.len() / 2 {
            sink.bytes.drain(..sink.taken);
            sink.taken = 0;
        }
    }

    /// One of our streams takes no more: what is meant for it is dropped from now on.
    pub fn close(&mut self, stream: Stream) {
        self.sinks[stream as usize] = Sink { closed: true, ..Sink::default() };
    }
}

fn file_name(stream: Stream) -> &'static str {
    match stream {
        Stream::Output => "stdout",
        Stream::Error => "stderr",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output(label: Label) -> Output {
        Output::new(Style { label, ..Style::default() }, 4)
    }

    fn feed(output: &mut Output, rank: u32, offset: u64, text: &str) {
        output
            .on_bytes(Writer { world: FIRST, rank }, Stream::Output, offset, text.as_bytes(), Instant::now())
            .unwrap();
    }

    fn shown(output: &Output) -> String {
        String::from_utf8(output.waiting(Stream::Output).to_vec()).unwrap()
    }

    #[test]
    fn lines_of_ranks_do_not_mix() {
        let mut output = output(Label::None);
        feed(&mut output, 0, 0, "one ");
        feed(&mut output, 1, 0, "two\nthr");
        feed(&mut output, 0, 4, "half\n");
        feed(&mut output, 1, 7, "ee\n");
        assert_eq!(shown(&output), "two\none half\nthree\n");
    }

    #[test]
    fn a_last_line_without_end_does_not_run_into_the_next() {
        let mut output = output(Label::None);
        feed(&mut output, 0, 0, "no end");
        feed(&mut output, 0, 6, "");
        feed(&mut output, 1, 0, "next\n");
        assert_eq!(shown(&output), "no end\nnext\n");
    }

    #[test]
    fn every_line_is_labelled_once() {
        let mut output = output(Label::Rank);
        feed(&mut output, 3, 0, "a\n\nb");
        feed(&mut output, 3, 4, "c\n");
        assert_eq!(shown(&output), "[3] a\n[3] \n[3] bc\n");
        let mut output = self::output(Label::Tag);
        feed(&mut output, 2, 0, "x\n");
        assert_eq!(shown(&output), "[1,2]<stdout>: x\n");
    }

    #[test]
    fn bytes_that_come_twice_are_shown_once() {
        let mut output = output(Label::None);
        feed(&mut output, 0, 0, "abc\n");
        feed(&mut output, 0, 0, "abc\nd");
        feed(&mut output, 0, 2, "c\nde\n");
        feed(&mut output, 0, 0, "ab");
        assert_eq!(shown(&output), "abc\nde\n");
    }

    #[test]
    fn a_prompt_is_shown_to_a_person_only() {
        let mut output = output(Label::Rank);
        feed(&mut output, 0, 0, "name? ");
        let later = Instant::now() + PROMPT * 2;
        assert_eq!(output.on_time(later), None);
        assert_eq!(shown(&output), "");
        output.style.prompts = true;
        output.on_time(later);
        assert_eq!(shown(&output), "[0] name? ");
        feed(&mut output, 0, 6, "yes\nnext\n");
        assert_eq!(shown(&output), "[0] name? yes\n[0] next\n");
    }

    #[test]
    fn a_very_long_line_is_not_held_for_ever() {
        let mut output = output(Label::Rank);
        feed(&mut output, 0, 0, &"x".repeat(LINE_MAX + 1));
        assert_eq!(shown(&output).len(), LINE_MAX + 1 + "[0] ".len());
        let half = output.waiting(Stream::Output).len() / 2 + 1;
        output.wrote(Stream::Output, half);
        assert_eq!(output.waiting(Stream::Output).len(), LINE_MAX + 5 - half);
    }
}
