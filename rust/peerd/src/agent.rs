//! The node agent of a hosted job: a process of its own, started in the job's directory with one end
//! of a socket as its standard input. What comes from the submitter's tunnel goes to that socket and
//! back.
//!
//! An end of the tunnel ends the agent, which ends its ranks; so does an end of this daemon, because
//! the socket closes with it.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use p2pmpi_launch::codec::{self, Decoder};
use p2pmpi_launch::node::{self, FromNode, ToNode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixStream;
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::process::{Child, Command};
use tokio::sync::oneshot;

use crate::overlay::ByteStream;
use crate::tunnel::{self, Reply};

/// From the end of the tunnel, or of waiting for one, to the agent's SIGKILL.
const GRACE: Duration = Duration::from_secs(4);
/// A job whose tunnel does not come by then is over.
const TUNNEL: Duration = Duration::from_secs(60);
/// Bytes of an agent's last words that are kept.
const WORDS_MAX: u64 = 4096;

/// The stream of a launcher, and what was already read from it.
type Tunnel = (Box<dyn ByteStream>, Vec<u8>);

/// A running agent. Dropping it ends the job's processes.
pub struct Agent {
    tunnel: Option<oneshot::Sender<Tunnel>>,
    end: Option<oneshot::Sender<()>>,
    processes: u32,
}

impl Agent {
    /// Starts it for at most so many processes; `on_end` is called with what it said on standard
    /// error when it is gone with all of them.
    pub fn start(
        directory: &Path,
        processes: u32,
        on_end: impl FnOnce(String) + Send + 'static,
    ) -> Result<Agent, String> {
        let program = program().ok_or("p2pmpi-agent is not installed beside p2pmpid")?;
        let failed = |error: std::io::Error| format!("cannot run {}: {error}", program.display());
        let (ours, theirs) = std::os::unix::net::UnixStream::pair().map_err(failed)?;
        ours.set_nonblocking(true).map_err(failed)?;
        let socket = UnixStream::from_std(ours).map_err(failed)?;
        let words = directory.with_extension("stderr");
        let child = Command::new(&program)
            .current_dir(directory)
            .stdin(Stdio::from(std::os::fd::OwnedFd::from(theirs)))
            .stdout(Stdio::null())
            .stderr(std::fs::File::create(&words).map_err(failed)?)
            .process_group(0)
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        let (tunnel, arriving) = oneshot::channel();
        let (end, ending) = oneshot::channel();
        tokio::spawn(async move {
            watch(child, socket, arriving, ending).await;
            let text = said(&words);
            let _ = std::fs::remove_file(&words);
            on_end(text);
        });
        Ok(Agent { tunnel: Some(tunnel), end: Some(end), processes })
    }

    /// Welcomes the submitter's tunnel and connects it; only the first one counts, others are given
    /// back. A launcher that wants more processes than were reserved gets none.
    pub fn connect(&mut self, mut stream: Box<dyn ByteStream>) -> Result<(), Box<dyn ByteStream>> {
        let Some(tunnel) = self.tunnel.take() else { return Err(stream) };
        let processes = self.processes;
        tokio::spawn(async move {
            let welcomed = tunnel::say(&mut stream, &Reply::Welcome).await;
            if welcomed.is_ok()
                && let Some(read) = first_words(&mut stream, processes).await
            {
                let _ = tunnel.send((stream, read));
            }
        });
        Ok(())
    }

    /// Ends the job's processes; `on_end` follows.
    pub fn end(&mut self) {
        self.end = None;
    }
}

/// Reads until the launcher's Start is complete, and answers the bytes if it keeps to the limit.
async fn first_words(stream: &mut Box<dyn ByteStream>, processes: u32) -> Option<Vec<u8>> {
    let mut decoder = Decoder::new(node::MESSAGE_MAX);
    let mut read = Vec::new();
    let mut space = vec![0; 64 * 1024];
    loop {
        let count = stream.read(&mut space).await.ok().filter(|&count| count > 0)?;
        read.extend_from_slice(&space[..count]);
        decoder.feed(&space[..count]);
        let refusal = match decoder.take() {
            Ok(None) => continue,
            Ok(Some(ToNode::Start(start))) if start.processes.len() <= processes as usize => {
                return Some(read);
            }
            Ok(Some(ToNode::Start(start))) => {
                format!("{} processes were reserved here, not {}", processes, start.processes.len())
            }
            Ok(Some(_)) => "the first message of a launcher is Start".to_owned(),
            Err(error) => error.to_string(),
        };
        let answer = codec::encode(&FromNode::Failed(refusal), node::MESSAGE_MAX).ok()?;
        let _ = stream.write_all(&answer).await;
        let _ = stream.shutdown().await;
        return None;
    }
}

/// Returns when the agent is gone.
async fn watch(
    mut child: Child,
    socket: UnixStream,
    arriving: oneshot::Receiver<Tunnel>,
    ending: oneshot::Receiver<()>,
) {
    converse(&mut child, socket, arriving, ending).await;
    // The socket is closed, which tells the agent to end its ranks.
    if tokio::time::timeout(GRACE, child.wait()).await.is_err() {
        let _ = child.kill().await;
    }
}

async fn converse(
    child: &mut Child,
    socket: UnixStream,
    arriving: oneshot::Receiver<Tunnel>,
    mut ending: oneshot::Receiver<()>,
) {
    let (reader, mut writer) = socket.into_split();
    let serve = async {
        if let Ok(Ok((stream, read))) = tokio::time::timeout(TUNNEL, arriving).await
            && writer.write_all(&read).await.is_ok()
        {
            connect(stream, reader, writer).await;
        }
    };
    tokio::pin!(serve);
    tokio::select! {
        () = &mut serve => {}
        _ = &mut ending => {}
        // Its last words are still on their way to the launcher.
        _ = child.wait() => drop(tokio::time::timeout(GRACE, &mut serve).await),
    }
}

/// Passes bytes until the agent has said its last word. An end of the launcher's is passed on.
async fn connect(stream: Box<dyn ByteStream>, mut reader: OwnedReadHalf, mut writer: OwnedWriteHalf) {
    let (mut from_launcher, mut to_launcher) = tokio::io::split(stream);
    let down = async {
        let _ = tokio::io::copy(&mut from_launcher, &mut writer).await;
        let _ = writer.shutdown().await;
        tokio::time::sleep(GRACE).await;
    };
    let up = async {
        let _ = tokio::io::copy(&mut reader, &mut to_launcher).await;
        let _ = to_launcher.shutdown().await;
    };
    tokio::select! {
        () = down => {}
        () = up => {}
    }
}

fn said(path: &Path) -> String {
    use std::io::Read;
    let mut text = Vec::new();
    let _ = std::fs::File::open(path).and_then(|file| file.take(WORDS_MAX).read_to_end(&mut text));
    String::from_utf8_lossy(&text).trim().to_owned()
}

/// Beside this program, or in PATH.
fn program() -> Option<PathBuf> {
    let beside = std::env::current_exe().ok().and_then(|path| Some(path.parent()?.to_owned()));
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let places = beside.into_iter().chain(std::env::split_paths(&paths));
    places.map(|place| place.join("p2pmpi-agent")).find(|path| p2pmpi_sys::process::executable(path))
}
