import { unnamedClient } from '../../mocks/scenarios/threeNetworks.ts';
import { isRandomName } from '../../mocks/world/random.ts';
import type { Identities } from './identities.ts';
import { isTime, areEquivalentTimes, type Moments } from './replayer.ts';

export type Difference = { readonly place: string; readonly says: string };

export type Comparison = {
  readonly identities: Identities;
  readonly moments: Moments;
  compared: number;
};

/**
 * Returns the differences, apart from generated values (`Identities`), times (`areEquivalentTimes`) and the order of lists that
 * the server reads from a map.
 */
export function valueDifferences(
  recorded: unknown,
  simulated: unknown,
  comparison: Comparison,
): Difference[] {
  return differences(recorded, simulated, { place: '$', field: '' }, comparison);
}

type Place = { readonly place: string; readonly field: string };

function differences(recorded: unknown, simulated: unknown, at: Place, to: Comparison): Difference[] {
  if (Array.isArray(recorded) && Array.isArray(simulated)) {
    return at.field === 'PublicKey'
      ? differences(keyOf(recorded), keyOf(simulated), { ...at, field: '' }, to)
      : listDifferences(recorded, simulated, at, to);
  }
  if (isRecord(recorded) && isRecord(simulated)) return recordDifferences(recorded, simulated, at, to);
  to.compared += 1;
  if (areSame(recorded, simulated, at.field, to)) return [];
  return [{ place: at.place, says: `${shown(simulated)}, recorded ${shown(recorded)}` }];
}

function areSame(recorded: unknown, simulated: unknown, field: string, to: Comparison): boolean {
  if (typeof recorded === 'number' && typeof simulated === 'number' && isTime(field)) {
    return areEquivalentTimes(field, recorded, simulated, to.moments);
  }
  if (typeof recorded === 'string' && typeof simulated === 'string') {
    return areSameTexts(recorded, simulated, field, to);
  }
  return recorded === simulated;
}

function areSameTexts(recorded: string, simulated: string, field: string, to: Comparison): boolean {
  const inside = { recorded: decoded(recorded), simulated: decoded(simulated) };
  if (inside.recorded !== undefined && inside.simulated !== undefined) {
    return differences(inside.recorded, inside.simulated, nowhere, to).length === 0;
  }
  if (isMadeUpName(simulated) && /^[a-z]+-[a-z]+$/.test(recorded))
    return to.identities.bind(recorded, simulated);
  if (field === 'server' && isServersKey(recorded) && isServersKey(simulated)) {
    return to.identities.bind(recorded, simulated);
  }
  return to.identities.areEqual(recorded, simulated);
}

function isMadeUpName(name: string): boolean {
  return isRandomName(name) || name === unnamedClient;
}

/** Returns the content of a token or access key. Of a token's times, only its lifetime. */
function decoded(text: string): unknown {
  const [header, claims, signature, ...rest] = text.split('.');
  try {
    if (text.startsWith('eyJ') && claims === undefined) return JSON.parse(atob(text));
    if (!header || !claims || !signature || rest.length > 0) return undefined;
    const { exp, iat, ...others } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return { header: atob(header), lifetime: exp - iat, ...others };
  } catch {
    return undefined;
  }
}

/** Whether a text is the server's public key in Go's encoding. */
function isServersKey(text: string): boolean {
  return /^Dv\+BAQEC\/4IAAQYBQAAA[A-Za-z0-9+/]+={0,2}$/.test(text);
}

function recordDifferences(
  recorded: Readonly<Record<string, unknown>>,
  simulated: Readonly<Record<string, unknown>>,
  { place }: Place,
  to: Comparison,
): Difference[] {
  const left = new Set(Object.keys(simulated));
  const found = Object.entries(recorded).flatMap(([key, value]) => {
    const name = keyIn(simulated, left, key, value, to);
    if (name === undefined) return [{ place: `${place}.${key}`, says: `missing, recorded ${shown(value)}` }];
    left.delete(name);
    return differences(value, simulated[name], { place: `${place}.${name}`, field: key }, to);
  });
  const unexpected = [...left].map((key) => ({
    place: `${place}.${key}`,
    says: `${shown(simulated[key])}, recorded without this field`,
  }));
  return [...found, ...unexpected];
}

/** Returns the name of a field, or the id or key that is mapped to the recorded one. */
function keyIn(
  simulated: Readonly<Record<string, unknown>>,
  left: ReadonlySet<string>,
  key: string,
  value: unknown,
  to: Comparison,
): string | undefined {
  const known = to.identities.simulated(key) ?? key;
  if (left.has(known)) return to.identities.areEqual(key, known) ? known : undefined;
  return [...left].find((name) =>
    to.identities.try(
      () =>
        to.identities.areEqual(key, name) &&
        differences(value, simulated[name], nowhere, { ...to }).length === 0,
    ),
  );
}

const nowhere: Place = { place: '', field: '' };

/** Lists of records come from a map and have no order, except access keys. Other lists are ordered. */
function listDifferences(
  recorded: readonly unknown[],
  simulated: readonly unknown[],
  { place, field }: Place,
  to: Comparison,
): Difference[] {
  if (recorded.length !== simulated.length) {
    const lengths = `${simulated.length} elements, recorded ${recorded.length}`;
    return [{ place, says: `${lengths}: ${shown(simulated)}, recorded ${shown(recorded)}` }];
  }
  const isOrdered = field === 'accesskeys' || !recorded.every(isRecord);
  const partners = isOrdered ? simulated : partnersOf(recorded, simulated, to);
  return recorded.flatMap((value, index) => {
    return differences(value, partners[index], { place: `${place}[${index}]`, field: '' }, to);
  });
}

/** Returns the most similar element for each recorded one. Equal elements are matched first. */
function partnersOf(recorded: readonly unknown[], simulated: readonly unknown[], to: Comparison): unknown[] {
  const partners: unknown[] = recorded.map(() => undefined);
  const left = new Set(simulated.keys());
  const rest = [...recorded.keys()].filter((index) => {
    const equal = [...left].find((other) =>
      to.identities.try(
        () => differences(recorded[index], simulated[other], nowhere, { ...to }).length === 0,
      ),
    );
    if (equal === undefined) return true;
    partners[index] = simulated[equal];
    left.delete(equal);
    return false;
  });
  for (const index of rest) {
    const costs = [...left].map((other) => {
      let cost = 0;
      to.identities.try(() => {
        cost = differences(recorded[index], simulated[other], nowhere, { ...to }).length;
        return false;
      });
      return { other, cost };
    });
    const [best] = costs.toSorted((a, b) => a.cost - b.cost);
    if (!best) continue;
    partners[index] = simulated[best.other];
    left.delete(best.other);
  }
  return partners;
}

function keyOf(bytes: readonly unknown[]): string {
  return btoa(String.fromCharCode(...bytes.map(Number)));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
