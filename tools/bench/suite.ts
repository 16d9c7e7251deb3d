import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternParts } from './aclPatterns.ts';
import { findParts } from './find.ts';
import { graphParts } from './graph.ts';
import { loadParts } from './load.ts';
import { matrixParts } from './matrices.ts';
import { nodeParts } from './nodes.ts';
import { reachParts } from './reach.ts';
import { calibrate, type Figure } from './tab.ts';

const parts = [loadParts, nodeParts, matrixParts, graphParts, patternParts, reachParts, findParts].flat();

/** Kept from one run to the next, of lines measured again only. */
const file = join(import.meta.dirname, 'results.json');

type Kept = {
  readonly unit: Figure['unit'];
  readonly figure: number;
  readonly goal?: number;
  /** Milliseconds of the fixed piece of work at that time: machines differ, and the same one from hour to hour. */
  readonly calibration: number;
};

/** Milliseconds that the fixed piece of work took on the machine of which the goals are: 23 to 30. */
const paceOfGoals = 26;

export function partNames(): readonly string[] {
  return parts.map(({ name }) => name);
}

/** Measures the parts of which the name holds one of `wanted`, all without; prints and keeps the figures. */
export async function measure(wanted: readonly string[]): Promise<void> {
  const kept = new Map<string, Kept>(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).lines) : [],
  );
  for (const { name, run } of parts) {
    if (wanted.length > 0 && !wanted.some((one) => name.includes(one))) continue;
    const before = await calibrate();
    try {
      const figures = await run();
      // A shared machine changes its pace within a minute.
      const calibration = rounded((before + (await calibrate())) / 2);
      console.log(`\n${name} (calibration ${calibration} ms)`);
      console.table(
        Object.fromEntries(figures.map((one) => [one.line, told(one, calibration, kept.get(one.line))])),
      );
      for (const { line, unit, figure, goal } of figures) {
        kept.set(line, { unit, figure: rounded(figure), ...(goal !== undefined && { goal }), calibration });
      }
      keep(kept);
    } catch (error) {
      // A part that breaks down is told of, and the others are measured all the same.
      console.error(`\n${name} could not be measured:`, error);
    }
  }
}

function told(measured: Figure, calibration: number, before: Kept | undefined) {
  const { figure, unit, goal } = measured;
  const isTime = unit === 'ms' || unit === 'ms CPU';
  const pace = isTime && before ? calibration / before.calibration : 1;
  const ratio = before && before.figure > 0 ? figure / before.figure / pace : undefined;
  const atPace = isTime ? (figure * paceOfGoals) / calibration : figure;
  return {
    figure: rounded(figure),
    unit,
    "at the goals' pace": isTime ? rounded(atPace) : '',
    goal: goal ?? '',
    met: goal === undefined ? '' : atPace <= goal ? 'yes' : 'no',
    'to the last': ratio === undefined ? '' : `× ${ratio.toFixed(2)}`,
  };
}

function keep(lines: ReadonlyMap<string, Kept>): void {
  const note =
    'Written by npm run bench: the last figure of each line. They are of one machine at one time; compare ratios to the calibration, not figures of two machines.';
  writeFileSync(file, `${JSON.stringify({ note, lines: Object.fromEntries(lines) }, null, 2)}\n`);
}

function rounded(figure: number): number {
  return Math.round(figure * 10) / 10;
}
