import { clientConfig } from './clientConfig.ts';
import { seededRandom } from '../seededRandom.ts';
import type { World } from './state.ts';

const side = 220;
const modules = 37;
const rowBytes = Math.ceil(side / 8);

/**
 * A PNG of the size that the server sends, black on white. It looks like a QR code but cannot be scanned: nobody is
 * meant to connect to a simulated gateway.
 */
export function clientPicture(world: World, netid: string, id: string): Uint8Array<ArrayBuffer> {
  const cells = pattern(clientConfig(world, netid, id));
  const margin = 17;
  const cell = (side - 2 * margin) / modules;
  const raw: number[] = [];
  for (let y = 0; y < side; y += 1) {
    const row = Array.from({ length: rowBytes }, () => 0xff);
    for (let x = 0; x < side; x += 1) {
      const isDark = cells[Math.floor((y - margin) / cell)]?.[Math.floor((x - margin) / cell)] === true;
      if (isDark) row[x >> 3] = (row[x >> 3] ?? 0xff) & ~(0x80 >> (x & 7));
    }
    raw.push(0, ...row);
  }
  return png(raw);
}

/** The three finder squares and noise that depends on the text. */
function pattern(text: string): boolean[][] {
  const random = seededRandom(adler32(Array.from(text, (character) => character.charCodeAt(0))));
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

/** One bit a pixel, stored without compression. */
function png(raw: readonly number[]): Uint8Array<ArrayBuffer> {
  const length = [raw.length & 0xff, raw.length >> 8];
  const stored = [
    0x78,
    0x01,
    0x01,
    ...length,
    ...length.map((byte) => ~byte & 0xff),
    ...raw,
    ...uint32(adler32(raw)),
  ];
  const header = [...uint32(side), ...uint32(side), 1, 0, 0, 0, 0];
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return Uint8Array.from([
    ...signature,
    ...chunk('IHDR', header),
    ...chunk('IDAT', stored),
    ...chunk('IEND', []),
  ]);
}

function chunk(type: string, data: readonly number[]): number[] {
  const named = [...Array.from(type, (character) => character.charCodeAt(0)), ...data];
  return [...uint32(data.length), ...named, ...uint32(crc32(named))];
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function adler32(bytes: readonly number[]): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}
