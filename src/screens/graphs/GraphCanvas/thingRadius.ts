import type { Thing } from './things.ts';

/** Of a character of the label. */
const characterWidth = 6;
const margin = 6;
const smallest = 28;
/** A long label may reach under its neighbour's rather than make the whole graph wide. */
const largest = 46;
/** The name of a group is as large from afar, where everything else has shrunk. */
const groupRadius = 80;

/** Half the room that a thing is given, in pixels at zoom 1: a range holds its text, the others carry it below. */
export function thingRadius({ kind, label, size, count }: Thing): number {
  if (kind === 'range' && count === undefined) return size.width / 2 + margin;
  if (count !== undefined) return groupRadius;
  const width = Math.max(size.width, label.length * characterWidth);
  return Math.min(largest, Math.max(smallest, width / 2 + margin));
}
