import type { Direction } from './connectivity.ts';

export const metricsLabels = {
  peers: 'Peer connections',
  state: 'State',
  uptime: 'Uptime',
  latency: 'Latency (ms)',
  totalSent: 'Total sent',
  totalReceived: 'Total received',
  refresh: 'Refresh metrics',
} as const;

/** What a node reports of another, in a word. */
export const directionWords: Readonly<Record<Direction, string>> = {
  connected: 'Connected',
  disconnected: 'Disconnected',
  unknown: 'No data',
  apart: 'No shared network',
  self: 'The same node',
};
