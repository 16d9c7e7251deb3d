import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Point } from '../../../domain/graph/layout/disc.ts';
import type { WorkerMessage } from '../runInWorker.ts';
import { layOut } from './layOut.ts';

self.addEventListener('message', ({ data: graph }: MessageEvent<LayoutGraph>) => send(layOut(graph)));

send({ kind: 'ready' });

function send(message: WorkerMessage<readonly Point[]>): void {
  self.postMessage(message, { transfer: [] });
}
