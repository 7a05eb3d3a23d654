//! From flags to a running daemon: reads what lies on disk, starts the parts, goes to the background
//! if it is to.
//!
//! Background: the program runs itself again with `--foreground` in a process group of its own and
//! waits until the control socket answers, so that a failure to start is seen by whoever started it.

use std::fs::File;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use p2pmpi_launch::control::{self, FromPeer, ToPeer};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::mpsc;

use crate::config::{Config, PORT, TEMPLATE, seeds_in};
use crate::daemon::Daemon;
use crate::error::Error;
use crate::log::Log;
use crate::overlay::Overlay;
use crate::overlay::libp2p::{Libp2p, Options};
use crate::state::{self, State};

/// A daemon that does not answer by then has failed to start.
const STARTING: Duration = Duration::from_secs(20);
/// Things that tools say and that wait for the loop.
const SAID_MAX: usize = 256;

/// Runs a daemon here until it is asked to leave.
pub fn foreground(mut config: Config, state: &Path) -> Result<(), Error> {
    let state = State::open(state)?;
    let log = Log::open(state.path(), !config.quiet)?;
    let place = state.path().join("config");
    match state.text("config")? {
        Some(text) => config.merge(&text, &place.display().to_string())?,
        None => state::write_secret(&place, TEMPLATE)?,
    }
    let grid = state.grid(config.invite.as_ref(), config.grid.as_deref())?;
    if let Some(invite) = &config.invite {
        state.add_seeds(&invite.addresses)?;
    }
    config.seeds.extend(seeds_in(&state.text("seeds")?.unwrap_or_default()));
    // What a daemon that was killed has left of other people's jobs.
    crate::disk::remove(&state.jobs()).map_err(|why| Error::Overlay { what: "tidy up".to_owned(), why })?;
    p2pmpi_sys::host::raise_descriptor_limit();
    let (identity, secret) = (state.identity()?, state::random()?);
    let machine = crate::machine::offer(&config);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(Error::file("start threads for", "the daemon"))?;
    runtime.block_on(async {
        let anywhere =
            config.listen.is_empty() || config.listen.iter().any(|listen| !listen.ip().is_loopback());
        let lan = anywhere && !config.no_lan;
        config.no_lan = !lan;
        let options = |listen| Options { identity, grid: grid.clone(), listen, lan };
        let overlay = match config.listen.is_empty() {
            false => Libp2p::start(options(config.listen.clone()), &log)?,
            true => Libp2p::start(options(everywhere(PORT)), &log)
                .or_else(|_| Libp2p::start(options(everywhere(0)), &log))?,
        };
        let (said, tools) = mpsc::channel(SAID_MAX);
        crate::control::serve(state.path(), said, log.clone())?;
        log.say(format!(
            "started: peer {} of grid {}, version {}",
            overlay.me(),
            grid.name(),
            env!("CARGO_PKG_VERSION")
        ));
        let ended = ending()?;
        Daemon::new(overlay, state, config, grid, machine, secret, log)?.run(tools, ended).await;
        Ok(())
    })
}

fn everywhere(port: u16) -> Vec<SocketAddr> {
    vec![SocketAddr::from(([0, 0, 0, 0], port))]
}

/// Resolves when a signal asks the daemon to leave. A terminal that closes does not.
fn ending() -> Result<impl Future<Output = &'static str>, Error> {
    let catch = |kind| signal(kind).map_err(Error::file("catch signals of", "the kernel"));
    let (mut interrupt, mut terminate) = (catch(SignalKind::interrupt())?, catch(SignalKind::terminate())?);
    let mut hangup = catch(SignalKind::hangup())?;
    Ok(async move {
        loop {
            tokio::select! {
                _ = interrupt.recv() => return "interrupted",
                _ = terminate.recv() => return "told to terminate",
                _ = hangup.recv() => {}
            }
        }
    })
}

/// Starts a daemon in the background with these flags and waits until it answers; the line to print.
pub fn background(flags: &[String], state: &Path) -> Result<String, Error> {
    let path = state.join("stderr");
    let failed = |what: String| Error::Overlay { what: "start in the background".to_owned(), why: what };
    if let Some(status) = ask(state) {
        return Err(failed(format!("a peer runs already: {}", describe(&status))));
    }
    std::fs::create_dir_all(state).map_err(Error::file("make the state directory", state))?;
    let errors = File::create(&path).map_err(Error::file("create", &path))?;
    let program = std::env::current_exe().map_err(Error::file("find", "this program"))?;
    use std::os::unix::process::CommandExt;
    let mut child = Command::new(&program)
        .args(flags)
        .arg("--foreground")
        .arg("--quiet")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(errors)
        .process_group(0)
        .spawn()
        .map_err(Error::file("run", program))?;
    let begun = Instant::now();
    loop {
        if let Some(status) = ask(state)
            && status.pid == child.id()
        {
            return Ok(describe(&status));
        }
        if let Ok(Some(_)) = child.try_wait() {
            let text = state::read(&path)?.unwrap_or_default();
            let text = text.trim().strip_prefix("p2pmpid: ").unwrap_or(text.trim()).to_owned();
            return Err(failed(if text.is_empty() { "it ended without a word".to_owned() } else { text }));
        }
        if begun.elapsed() > STARTING {
            let _ = child.kill();
            let _ = child.wait();
            return Err(failed(format!(
                "no answer within {} s; see {}",
                STARTING.as_secs(),
                state.join("log").display()
            )));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The status of the daemon of this directory, if one answers.
fn ask(state: &Path) -> Option<control::Status> {
    let mut daemon = control::connect(state).ok()?;
    daemon.socket().set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    daemon.send(&ToPeer::Status).ok()?;
    match daemon.receive().ok()?? {
        FromPeer::Status(status) => Some(*status),
        _ => None,
    }
}

fn describe(status: &control::Status) -> String {
    format!("peer {} ({}) of grid {}, process {}", &status.peer[..12], status.name, status.grid, status.pid)
}
