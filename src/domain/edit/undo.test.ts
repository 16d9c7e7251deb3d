import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedFields, conflicts, type Edit } from './edit.ts';
import { inverseOf } from './undo.ts';

type Machine = { name: string; mtu: number; ranges: readonly string[]; expiresAt: number; seen: number };
type Form = { name: string; mtu: string; ranges: readonly string[]; expires: string };
const fields = ['name', 'mtu', 'ranges', 'expires'] as const;

/** Shows the end to the minute, as a form does. */
function form({ name, mtu, ranges, expiresAt }: Machine): Form {
  return { name, mtu: String(mtu), ranges, expires: String(Math.floor(expiresAt / 60)) };
}

function withChanges(fresh: Machine, edit: Edit<Form>): Machine {
  const { name, mtu, ranges, expires } = edit.after;
  const written = {
    name: { name },
    mtu: { mtu: Number(mtu) },
    ranges: { ranges },
    expires: { expiresAt: Number(expires) * 60 },
  };
  return changedFields(edit, fields).reduce((record, field) => ({ ...record, ...written[field] }), fresh);
}

const text = fc.constantFrom('a', 'b', 'c');
const texts = fc.array(text, { maxLength: 2 });
const count = fc.integer({ min: 0, max: 300 });
const machines = fc.record({ name: text, mtu: count, ranges: texts, expiresAt: count, seen: count });
const forms = fc.record({ name: text, mtu: count.map(String), ranges: texts, expires: count.map(String) });
const somePart = <T>(whole: fc.Arbitrary<T>) => fc.option(whole, { nil: undefined });
const others = fc.record({
  name: somePart(text),
  mtu: somePart(count),
  ranges: somePart(texts),
  seen: somePart(count),
});

const defined = (part: object): object =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
const copy = (machine: Machine): Machine => JSON.parse(JSON.stringify(machine));

const keys = { name: 'name', mtu: 'mtu', ranges: 'ranges', expires: 'expiresAt' } as const;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** An edit, its undo after others have changed parts of the record, and the fields that the undo gives back. */
const undone = fc.tuple(machines, forms, others).map(([fresh, after, part]) => {
  const edit = { before: form(fresh), after };
  const requested = withChanges(fresh, edit);
  // The server reads and writes the record, so no value is the same object.
  const stored = copy(requested);
  const inverse = inverseOf({ fresh, requested, stored }, form, changedFields(edit, fields));
  const current: Machine = { ...copy(stored), ...defined(part) };
  const restored = inverse?.restore?.(current) ?? current;
  const refused = inverse ? conflicts(inverse, form(current), fields, form(restored)) : [];
  const mine = changedFields({ before: form(fresh), after: form(stored) }, fields);
  return { fresh, stored, current, restored, mine, refused: refused.map(({ field }) => field) };
});

it('is rejected for the fields that others have changed to something else since', () => {
  fc.assert(
    fc.property(undone, ({ fresh, stored, current, mine, refused }) => {
      const [before, after, now] = [form(fresh), form(stored), form(current)];
      expect(refused).toEqual(
        mine.filter((field) => !isSame(now[field], after[field]) && !isSame(now[field], before[field])),
      );
    }),
  );
});

it('otherwise gives the record from before, except what others have changed since', () => {
  const accepted = undone.filter(({ refused }) => refused.length === 0);
  fc.assert(
    fc.property(accepted, ({ fresh, current, restored, mine }) => {
      const given = Object.fromEntries(mine.map((field) => [keys[field], fresh[keys[field]]]));
      expect(restored).toEqual({ ...current, ...given });
    }),
  );
});

const before: Machine = { name: 'a', mtu: 1420, ranges: ['10.0.0.0/8'], expiresAt: 90, seen: 1 };

it('leaves out values that the server didn’t change', () => {
  const requested = { ...before, name: 'b', mtu: 1280 };
  const stored = { ...requested, mtu: 1420 };
  const inverse = inverseOf({ fresh: before, requested, stored }, form, fields);
  expect(inverse).toMatchObject({ before: form(stored), after: form(before) });
  expect(inverse?.restore?.({ ...before, name: 'b', mtu: 1300 })).toEqual({ ...before, mtu: 1300 });
});

it('doesn’t exist if the server changed nothing', () => {
  const requested = { ...before, mtu: 1280 };
  expect(inverseOf({ fresh: before, requested, stored: copy(before) }, form, ['mtu'])).toBeUndefined();
});
