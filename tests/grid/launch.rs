//! A launcher that runs beside the test, so that something can be done to it or to its peers.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use p2pmpi_tests::processes;

/// A job of these tests is over sooner.
const PATIENCE: Duration = Duration::from_secs(60);
/// Ranks are gone so long after their launcher at most.
const CLEANUP: Duration = Duration::from_secs(5);

/// A running launcher.
pub struct Launch {
    child: Child,
    mark: String,
    lines: Receiver<String>,
    said: Vec<String>,
}

/// How it ended.
pub struct Ended {
    /// The exit code; 128 + signal when it was killed by one.
    pub code: i32,
    /// Every line of both output streams.
    pub said: String,
}

impl Launch {
    /// Starts the command; its processes here and on all peers carry a mark of their own.
    pub fn start(mut command: Command) -> Launch {
        let mark = processes::fresh_mark();
        command
            .env(processes::MARK, &mark)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("p2pmpirun starts");
        let (sender, lines) = mpsc::channel();
        let (out, err) = (child.stdout.take().expect("piped"), child.stderr.take().expect("piped"));
        let streams: [Box<dyn BufRead + Send>; 2] =
            [Box::new(BufReader::new(out)), Box::new(BufReader::new(err))];
        for stream in streams {
            let sender = sender.clone();
            std::thread::spawn(move || {
                for line in stream.lines().map_while(Result::ok) {
                    let _ = sender.send(line);
                }
            });
        }
        Launch { child, mark, lines, said: Vec::new() }
    }

    /// Waits for so many lines that contain this text.
    pub fn until_said(&mut self, text: &str, times: usize) {
        let deadline = Instant::now() + PATIENCE;
        let mut seen = self.said.iter().filter(|line| line.contains(text)).count();
        while seen < times {
            match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    seen += usize::from(line.contains(text));
                    self.said.push(line);
                }
                Err(why) => {
                    panic!("{text:?} was said {seen} of {times} times ({why}):\n{}", self.said.join("\n"))
                }
            }
        }
    }

    /// Process id of the launcher.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Waits for the end of launcher and ranks; it must come within this time.
    pub fn within(mut self, limit: Duration) -> Ended {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("a child of ours") {
                break status;
            }
            if begun.elapsed() > limit {
                let _ = self.child.kill();
                let said: Vec<String> = self.lines.try_iter().collect();
                panic!("no end within {limit:?}:\n{}\n{}", self.said.join("\n"), said.join("\n"));
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        processes::expect_none(&self.mark, CLEANUP).unwrap_or_else(|left| panic!("{left}"));
        // Both streams have ended with their last holder.
        self.said.extend(self.lines.iter());
        use std::os::unix::process::ExitStatusExt;
        let code = status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or(0));
        Ended { code, said: self.said.join("\n") }
    }

    /// Waits for the end, which must be a success.
    pub fn succeeds(self) -> String {
        let ended = self.within(PATIENCE);
        assert_eq!(ended.code, 0, "{}", ended.said);
        ended.said
    }
}
