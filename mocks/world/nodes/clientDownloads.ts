import { seededRandom } from '../../seededRandom.ts';
import { getClient } from './externalClients.ts';
import { addressesOf } from './peerRanges.ts';
import { noResult } from '../serverError.ts';
import type { World } from '../state.ts';

const side = 220;
const modules = 37;
const margin = 17;
const rowBytes = Math.ceil(side / 8);

/** Returns a PNG in the size of the server's. It looks like a QR code but can't be scanned. */
export function clientQrCode(world: World, netid: string, id: string): Uint8Array<ArrayBuffer> {
  const rows = pattern(clientConfig(world, netid, id)).map(pixelRow);
  const blank = pixelRow([]);
  const raw = new Uint8Array(side * blank.length);
  for (let y = 0; y < side; y += 1) raw.set(rows[moduleAt(y)] ?? blank, y * blank.length);
  return png(raw);
}

/** A PNG scanline: a filter byte, then one bit per pixel. */
function pixelRow(cells: readonly boolean[]): Uint8Array {
  const row = new Uint8Array(1 + rowBytes).fill(0xff, 1);
  for (let x = 0; x < side; x += 1) {
    const byte = 1 + (x >> 3);
    if (cells[moduleAt(x)] === true) row[byte] = (row[byte] ?? 0xff) & ~(0x80 >> (x & 7));
  }
  return row;
}

function moduleAt(pixel: number): number {
  return Math.floor(((pixel - margin) * modules) / (side - 2 * margin));
}

function pattern(text: string): boolean[][] {
  const random = seededRandom(adler32(bytesOf(text)));
  return Array.from({ length: modules }, (_, y) =>
    Array.from({ length: modules }, (_none, x) => finder(x, y) ?? random() < 0.5),
  );
}

function finder(x: number, y: number): boolean | undefined {
  const corners = [
    [3, 3],
    [modules - 4, 3],
    [3, modules - 4],
  ] as const;
  for (const [centreX, centreY] of corners) {
    const ring = Math.max(Math.abs(x - centreX), Math.abs(y - centreY));
    if (ring <= 4) return ring !== 2 && ring !== 4;
  }
  return undefined;
}

function png(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = [raw.length & 0xff, raw.length >> 8];
  const zlib = [0x78, 0x01, 0x01, ...length, ...length.map((byte) => ~byte & 0xff)];
  const header = [...uint32(side), ...uint32(side), 1, 0, 0, 0, 0];
  return joined(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', header),
    chunk('IDAT', joined(zlib, raw, uint32(adler32(raw)))),
    chunk('IEND', []),
  );
}

function chunk(type: string, data: ArrayLike<number>): Uint8Array {
  const named = joined(bytesOf(type), data);
  return joined(uint32(data.length), named, uint32(crc32(named)));
}

function joined(...parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

function bytesOf(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

const crcOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcOfByte[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

function adler32(bytes: Iterable<number>): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}

export function clientConfig(world: World, netid: string, id: string): string {
  const client = getClient(world, netid, id);
  const gateway = world.nodes.get(client.ingressgatewayid);
  const network = world.networks.get(netid);
  if (!gateway || !network) throw noResult();
  const egress = [...world.nodes.values()]
    .filter((node) => node.network === netid && node.isegressgateway === 'yes')
    .flatMap((node) => node.egressgatewayranges ?? []);
  const allowed = [network.addressrange, network.addressrange6, ...egress].filter((range) => range !== '');
  const dns = network.defaultextclientdns && `DNS = ${network.defaultextclientdns}`;
  const keepalive = gateway.persistentkeepalive && `PersistentKeepalive = ${gateway.persistentkeepalive}`;
  return `[Interface]
Address = ${addressesOf(client).join(',')}
PrivateKey = ${client.privatekey}
MTU = ${gateway.mtu || 1420}
${dns}

[Peer]
PublicKey = ${gateway.publickey}
AllowedIPs = ${allowed.join(',')}
Endpoint = ${gateway.endpoint}:${gateway.listenport}
${keepalive || ''}

`;
}
