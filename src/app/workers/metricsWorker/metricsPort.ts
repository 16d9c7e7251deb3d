import { CallStopped, failureOfException } from '../../../api/transport/failure.ts';
import type { Arriving } from '../../../api/work.ts';
import type { Failure } from '../../../domain/failure.ts';

/** What goes to where an answer is read: its pieces, then that it has ended, or why it broke off. */
type PortMessage = { readonly piece: Uint8Array<ArrayBuffer> } | { readonly end: Failure | undefined };

/** So many pieces are under way at most: a fast line would otherwise fill the memory before they are read. */
const mostUnderway = 16;

/** Sends an answer through a port, as fast as it is taken, and no more of it once `isOver`. */
export async function sendPieces(body: Arriving, port: MessagePort, isOver: AbortSignal): Promise<void> {
  const sent = { underway: 0 };
  let taken = () => {};
  const tell = (message: PortMessage, transfer: Transferable[] = []) => port.postMessage(message, transfer);
  port.addEventListener('message', () => {
    sent.underway -= 1;
    taken();
  });
  port.start();
  isOver.addEventListener('abort', () => {
    port.close();
    taken();
  });
  try {
    for await (const piece of body) {
      if (isOver.aborted) return;
      tell({ piece }, [piece.buffer]);
      sent.underway += 1;
      while (sent.underway >= mostUnderway && !isOver.aborted)
        await new Promise<void>((resolve) => (taken = resolve));
    }
    tell({ end: undefined });
  } catch (error) {
    tell({ end: failureOfException(error) });
  }
}

/** The answer at the other end; where it broke off, the same failure. */
export async function* piecesFrom(port: MessagePort): Arriving {
  const arrived: PortMessage[] = [];
  let wake = () => {};
  port.addEventListener('message', ({ data }: MessageEvent<PortMessage>) => {
    arrived.push(data);
    wake();
  });
  port.start();
  try {
    for (;;) {
      const next = arrived.shift();
      if (!next) {
        await new Promise<void>((resolve) => (wake = resolve));
      } else if ('piece' in next) {
        port.postMessage(undefined);
        yield next.piece;
      } else {
        if (next.end) throw new CallStopped(next.end);
        return;
      }
    }
  } finally {
    port.close();
  }
}
