import { describe, expect, it } from 'vitest';
import type { Node } from '../node/node.ts';
import { nodeFromWire } from '../node/nodeWire.ts';
import { attentionText, needsAttention } from './attention.ts';

const now = 1_800_000_000;
const day = 86_400;

function node(name: string, changes: object = {}): Node {
  return nodeFromWire({
    id: `id-${name}`,
    network: 'office',
    name,
    lastcheckin: now - 10,
    lastmodified: now - 360,
    ...changes,
  });
}
const lines = (nodes: readonly Node[]) =>
  needsAttention(nodes, now).map((item) => {
    const { subject, text } = attentionText(item);
    return `${item.kind}: ${subject} ${text}`;
  });

describe('needsAttention', () => {
  it('is empty for a healthy fleet', () => {
    expect(needsAttention([node('alpha'), node('beta', { expdatetime: now + 31 * day })], now)).toEqual([]);
  });

  it('sorts pending, errors, warnings, expiries and duplicates', () => {
    const nodes = [
      node('twin', { id: 'twin-2' }),
      node('old', { expdatetime: now + 9 * day }),
      node('contractor', { expdatetime: now + 2 * day }),
      node('former', { expdatetime: now - day, connected: 'yes' }),
      node('ancient', { expdatetime: 1, connected: 'yes' }),
      node('gone', { lastcheckin: 0 }),
      node('slow', { lastcheckin: now - 720 }),
      node('down', { lastcheckin: now - 2040 }),
      node('kiosk', { ispending: 'yes' }),
      node('gw-b', { isegressgateway: 'yes', egressgatewayranges: ['10.30.2.0/24'] }),
      node('gw-a', { isegressgateway: 'yes', egressgatewayranges: ['10.30.2.7/24', '10.9.0.0/16'] }),
      node('twin'),
    ];
    expect(lines(nodes)).toEqual([
      'pending: kiosk wants to join office',
      'expired: ancient expired 57 years ago but still has access',
      'expired: former expired 1 day ago but still has access',
      'error: down no check-in for 34 min',
      'error: gone never checked in',
      'warning: slow no check-in for 12 min',
      'expiry: contractor expires in 2 days, which this server doesn’t enforce',
      'expiry: old expires in 9 days, which this server doesn’t enforce',
      'sameName: twin used by two nodes in office',
      'sharedRange: 10.30.2.0/24 is routed by two gateways',
    ]);
  });

  it.each([
    [30 * day, 1],
    [30 * day + 1, 0],
    [0, 1],
    [-5, 1],
  ])('counts an expiry %i s away: %i', (away, count) => {
    const alpha = node('alpha', { expdatetime: now + away, connected: 'yes' });
    expect(needsAttention([alpha], now)).toHaveLength(count);
  });

  it('does not list an expired node that is disconnected', () => {
    expect(lines([node('alpha', { expdatetime: now - day, connected: 'no' })])).toEqual([]);
  });

  it('ignores unset expiries and those of pending nodes', () => {
    expect(lines([node('alpha', { expdatetime: 0 })])).toEqual([]);
    expect(lines([node('kiosk', { ispending: 'yes', expdatetime: now + day })])).toEqual([
      'pending: kiosk wants to join office',
    ]);
  });

  it('finds equal names and ranges within a network only', () => {
    const gateway = { isegressgateway: 'yes', egressgatewayranges: ['10.30.2.0/24'] };
    const elsewhere = { ...gateway, network: 'lab', id: 'lab-1' };
    expect(lines([node('gw', gateway), node('gw', elsewhere)])).toEqual([]);
  });

  it('does not parse the ranges of a network’s only gateway', () => {
    const gateways = ['only', 'first', 'second'].map((name) =>
      node(name, { isegressgateway: 'yes', network: name === 'only' ? 'lab' : 'office' }),
    );
    const read: string[] = [];
    const watched = gateways.map((gateway) => ({
      ...gateway,
      get egressRanges() {
        read.push(gateway.name);
        return [];
      },
    }));
    expect(needsAttention(watched, now)).toEqual([]);
    expect(read.toSorted()).toEqual(['first', 'second']);
  });

  it('counts a range once per gateway and ignores former gateways', () => {
    const twice = { isegressgateway: 'yes', egressgatewayranges: ['10.30.2.0/24', '10.30.2.1/24'] };
    const former = { isegressgateway: 'no', egressgatewayranges: ['10.30.2.0/24'] };
    expect(lines([node('gw', twice), node('old', former)])).toEqual([]);
  });

  it('links to the node or to the network’s nodes', () => {
    const targets = needsAttention(
      [node('kiosk', { ispending: 'yes' }), node('twin'), node('twin', { id: 'a b' })],
      now,
    ).map((item) => item.target);
    expect(targets).toEqual(['/nodes/office/id-kiosk', '/nodes/office']);
  });
});
