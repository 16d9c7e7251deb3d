import { uuidOf } from '../fixtures/seed.ts';
import type { World } from './state.ts';

type Source = Pick<World, 'random'>;

/** The server reads its lists from a map, so their order changes with each request. */
export function shuffled<T>({ random }: Source, list: Iterable<T>): T[] {
  return [...list]
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export function hexDigits({ random }: Source, length: number): string {
  return Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
}

export function uuid(source: Source): string {
  return uuidOf(hexDigits(source, 32));
}

/** 32 bytes in Base64, as WireGuard writes keys. */
export function wireguardKey({ random }: Source): string {
  return btoa(String.fromCharCode(...Array.from({ length: 32 }, () => Math.floor(random() * 256))));
}

/** Returns a random text in bcrypt's format. Passwords themselves are stored in plain text. */
export function passwordHash(source: Source): string {
  return `$2a$05$SENTINEL${hexDigits(source, 45)}`;
}

const adjectives = ['bold', 'calm', 'dusty', 'eager', 'fuzzy', 'golden', 'quiet', 'rapid', 'silver', 'wild'];
const nouns = [
  'badger',
  'comet',
  'falcon',
  'harbor',
  'lantern',
  'maple',
  'otter',
  'pebble',
  'raven',
  'walrus',
];

export function isRandomName(name: string): boolean {
  const [adjective = '', noun = '', ...rest] = name.split('-');
  return rest.length === 0 && adjectives.includes(adjective) && nouns.includes(noun);
}

/** Returns a name in the form that the server generates for nodes and clients without one. */
export function randomName({ random }: Source): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)];
  return `${pick(adjectives)}-${pick(nouns)}`;
}
