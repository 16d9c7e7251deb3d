import { hostPort } from '../../ip.ts';
import { isByte, listFromWire, WireError, WireObject } from '../../wire.ts';
import type { ReportedPeer } from './serverResponse.ts';

/** Parses the peers of `GET /nodes/{network}/{id}` and ignores the rest of the response, such as broker settings. */
export function peersFromWire(json: unknown): readonly ReportedPeer[] {
  const wire = new WireObject(json, 'node');
  // Every valid response contains the node.
  wire.requiredObject('node').requiredText('id');
  return wire.list('peers', peerFromWire);
}

function peerFromWire(json: unknown, path: string): ReportedPeer {
  const wire = new WireObject(json, path);
  const endpoint = wire.object('Endpoint');
  return {
    publicKey: keyFromWire(wire.value('PublicKey'), wire.pathOf('PublicKey')),
    endpoint: endpoint && hostPort(endpoint.text('IP'), endpoint.number('Port')),
    allowed: wire.list('AllowedIPs', rangeFromWire),
  };
}

/** Go writes an array of bytes as numbers. */
function keyFromWire(json: unknown, path: string): string {
  const bytes = listFromWire(json, path, (byte, bytePath) => {
    if (isByte(byte)) return byte;
    throw new WireError(bytePath, 'a number from 0 to 255', byte);
  });
  return btoa(String.fromCharCode(...bytes));
}

/** A mask is Base64-encoded. The mask of a single IPv4 address can have 128 bits. */
function rangeFromWire(json: unknown, path: string): string {
  const wire = new WireObject(json, path);
  const ip = wire.requiredText('IP');
  const mask = wire.requiredText('Mask');
  const bits = [...decoded(mask, wire.pathOf('Mask'))].reduce(
    (sum, byte) => sum + byte.charCodeAt(0).toString(2).replaceAll('0', '').length,
    0,
  );
  return `${ip}/${ip.includes(':') ? bits : Math.min(32, bits)}`;
}

function decoded(base64: string, path: string): string {
  try {
    return atob(base64);
  } catch {
    throw new WireError(path, 'Base64', base64);
  }
}
