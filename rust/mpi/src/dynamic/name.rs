//! Names of services (MPI 5.0, 11.9.4): the launcher keeps them for the whole job, until the process
//! that published one ends.

use p2pmpi_abi::error::{ERR_NAME, ERR_SERVICE};
use p2pmpi_engine::owner::Guard;
use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::dynamic::{Answer, Question};

use super::{ask, confused};
use crate::error::Error;
use crate::process::Process;

/// MPI_Publish_name.
///
/// # Errors
/// MPI_ERR_SERVICE if the name is taken.
pub fn publish(held: &mut Guard<'_, Process>, service: &[u8], port: &[u8]) -> Result<(), Error> {
    let (service, port) = (Bytes(service.to_vec()), Bytes(port.to_vec()));
    done(ask(held, Question::Publish { service, port })?, ERR_SERVICE)
}

/// MPI_Unpublish_name.
///
/// # Errors
/// MPI_ERR_SERVICE if it is not published.
pub fn unpublish(held: &mut Guard<'_, Process>, service: &[u8]) -> Result<(), Error> {
    done(ask(held, Question::Unpublish { service: Bytes(service.to_vec()) })?, ERR_SERVICE)
}

/// MPI_Lookup_name.
///
/// # Errors
/// MPI_ERR_NAME if it is not published.
pub fn look_up(held: &mut Guard<'_, Process>, service: &[u8]) -> Result<Vec<u8>, Error> {
    look_up_at(held, None, service)
}

/// The same in the job of this tag; none: this one.
///
/// # Errors
/// MPI_ERR_NAME if it is not published there.
pub(super) fn look_up_at(
    held: &mut Guard<'_, Process>,
    job: Option<u32>,
    service: &[u8],
) -> Result<Vec<u8>, Error> {
    let service = Bytes(service.to_vec());
    let question = match job {
        Some(job) => Question::LookupAt { job, service },
        None => Question::Lookup { service },
    };
    match ask(held, question)? {
        Answer::Found { port } => Ok(port.0),
        other => done(other, ERR_NAME).map(|()| Vec::new()),
    }
}

fn done(answer: Answer, class: i32) -> Result<(), Error> {
    match answer {
        Answer::Done => Ok(()),
        Answer::Refused { reason } => Err(Error::new(class, reason)),
        other => Err(confused(&other)),
    }
}
