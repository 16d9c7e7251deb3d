import { expect, it } from 'vitest';
import { aPeer } from '../../../mocks/fixtures/metrics.ts';
import { trafficOf } from './metrics.ts';

const hour = 3_600e9;

it('sums what was sent to and received from all peers, connected or not', () => {
  const peers = [
    aPeer({ totalSent: 10, totalReceived: 1 }),
    aPeer({ totalSent: 5, totalReceived: 2, isConnected: false }),
  ];
  expect(trafficOf(peers)).toMatchObject({ sent: 15, received: 3 });
});

it('uses the longest uptime for the rate', () => {
  const peers = [
    aPeer({ totalSent: 100, totalReceived: 40, actualUptime: hour }),
    aPeer({ totalSent: 100, totalReceived: 0, actualUptime: 4 * hour }),
  ];
  expect(trafficOf(peers)).toMatchObject({ sentPerHour: 50, receivedPerHour: 10 });
});

it.each([[[]], [[aPeer({ actualUptime: 0 })]]])('has no rate before any peer was up', (peers) => {
  expect(trafficOf(peers)).toMatchObject({ sentPerHour: undefined, receivedPerHour: undefined });
});
