import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternParts } from './aclPatterns.ts';
import { findParts } from './find.ts';
import { findingsParts } from './findings.ts';
import { graphParts } from './graph.ts';
import { firstVisitParts } from './firstVisits.ts';
import { loadParts } from './load.ts';
import { matrixParts } from './matrices.ts';
import { nodeParts } from './nodes.ts';
import { reachParts } from './reach.ts';
import { calibrate, type Figure } from './tab.ts';

const parts = [
  firstVisitParts,
  loadParts,
  nodeParts,
  matrixParts,
  graphParts,
  patternParts,
  reachParts,
  findingsParts,
  findParts,
].flat();

const file = join(import.meta.dirname, 'results.json');

type Kept = {
  readonly unit: Figure['unit'];
  readonly figure: number;
  readonly goal?: number;
  /** Duration of the calibration at that time, ms. The speed of a machine varies from hour to hour. */
  readonly calibration: number;
};

/** Duration of the calibration on the machine for which the goals were set, 23 to 30 ms. */
const paceOfGoals = 26;

export function partNames(): readonly string[] {
  return parts.map(({ name }) => name);
}

/** Measures the parts whose name contains one of `wanted`, or all parts. Prints and saves the figures. */
export async function measure(wanted: readonly string[]): Promise<void> {
  const kept = new Map<string, Kept>(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).lines) : [],
  );
  for (const { name, run } of parts) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const before = await calibrate();
    try {
      const figures = await run();
      // A shared machine changes its speed within a minute.
      const calibration = rounded((before + (await calibrate())) / 2);
      console.log(`\n${name} (calibration ${calibration} ms)`);
      console.table(
        Object.fromEntries(
          figures.map((figure) => [figure.line, compared(figure, calibration, kept.get(figure.line))]),
        ),
      );
      for (const { line, unit, figure, goal } of figures) {
        kept.set(line, { unit, figure: rounded(figure), ...(goal !== undefined && { goal }), calibration });
      }
      keep(kept);
    } catch (error) {
      // The other parts are measured anyway.
      console.error(`\nCouldn’t measure ${name}:`, error);
    }
  }
}

function compared(measured: Figure, calibration: number, before: Kept | undefined) {
  const { figure, unit, goal } = measured;
  const isTime = unit === 'ms' || unit === 'ms CPU';
  const pace = isTime && before ? calibration / before.calibration : 1;
  const ratio = before && before.figure > 0 ? figure / before.figure / pace : undefined;
  const atPace = isTime ? (figure * paceOfGoals) / calibration : figure;
  return {
    figure: rounded(figure),
    unit,
    'at calibrated speed': isTime ? rounded(atPace) : '',
    goal: goal ?? '',
    met: goal === undefined ? '' : atPace <= goal ? 'yes' : 'no',
    'relative to last': ratio === undefined ? '' : `× ${ratio.toFixed(2)}`,
  };
}

function keep(lines: ReadonlyMap<string, Kept>): void {
  const note =
    'Written by npm run bench. Contains the last figure of each line, measured on one machine. To compare machines, relate the figures to the calibration.';
  writeFileSync(file, `${JSON.stringify({ note, lines: Object.fromEntries(lines) }, null, 2)}\n`);
}

function rounded(figure: number): number {
  return Math.round(figure * 10) / 10;
}
