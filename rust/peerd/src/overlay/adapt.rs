//! Lets a stream of the futures crate, which libp2p speaks, pass as one of tokio.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use ::libp2p::futures;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use super::ByteStream;

struct Adapted(::libp2p::Stream);

/// The stream as tokio sees it.
pub fn boxed(stream: ::libp2p::Stream) -> Box<dyn ByteStream> {
    Box::new(Adapted(stream))
}

impl AsyncRead for Adapted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let space = buf.initialize_unfilled();
        match futures::AsyncRead::poll_read(Pin::new(&mut self.0), cx, space) {
            Poll::Ready(Ok(read)) => {
                buf.advance(read);
                Poll::Ready(Ok(()))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncWrite for Adapted {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        futures::AsyncWrite::poll_write(Pin::new(&mut self.0), cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        futures::AsyncWrite::poll_flush(Pin::new(&mut self.0), cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        futures::AsyncWrite::poll_close(Pin::new(&mut self.0), cx)
    }
}
