import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { HealthStatus } from '../../../domain/node/health.ts';
import { paintDots } from './dots.ts';
import type { Palette } from './palette.ts';
import type { GraphItem } from './graphItems.ts';

/** A path that remembers its outline. */
class DrawnPath {
  readonly drawing: string;
  constructor(drawing: string) {
    this.drawing = drawing;
  }
}

beforeAll(() => void vi.stubGlobal('Path2D', DrawnPath));
afterAll(() => void vi.unstubAllGlobals());

const dot = (id: string, health: HealthStatus): GraphItem => ({
  id,
  kind: 'normal',
  label: id,
  ariaLabel: id,
  health,
  isHub: false,
  isolation: undefined,
  note: undefined,
  look: undefined,
  isDisabled: false,
  group: undefined,
  size: { width: 20, height: 20 },
});

const plain: Palette = {
  line: () => ({ colour: '', opacity: 1, width: 1, dash: [] }),
  dot: () => ({ stroke: '', fill: '' }),
  text: { name: '', halo: '', caption: '' },
  disc: { stroke: '', fill: '' },
  font: 'sans-serif',
  path: '',
};

const names: string[] = [];

/** Fills of dots in these states, in order, if all colours are the same. */
function filled(...states: readonly HealthStatus[]): readonly string[] {
  const fills: string[] = [];
  names.length = 0;
  const nothing = () => undefined;
  const canvas: Partial<CanvasRenderingContext2D> = {
    save: nothing,
    restore: nothing,
    translate: nothing,
    scale: nothing,
    stroke: nothing,
    fill: (path?: unknown) => {
      if (path instanceof DrawnPath) fills.push(path.drawing);
    },
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    globalAlpha: 1,
    font: '',
    textAlign: 'start',
    textBaseline: 'top',
    setLineDash: nothing,
    strokeText: nothing,
    fillText: (text) => void names.push(text),
  };
  const dots = states.map((health, index) => dot(String(index), health));
  const places = new Map(dots.map(({ id }, index) => [id, { x: 50 * index, y: 0 }]));
  paintDots(
    canvas as CanvasRenderingContext2D,
    { dots, places, near: undefined, named: new Map([['1', 'down']]), marks: undefined },
    { x: 0, y: 0, zoom: 0.2 },
    plain,
  );
  return fills;
}

it('distinguishes warning, error and healthy without colour', () => {
  const [well] = filled('healthy');
  const [, warning] = filled('warning');
  const [, error] = filled('error');
  expect(new Set([well, warning, error]).size).toBe(3);
});

it.each(['healthy', 'pending'] as const)('marks nothing on %s', (health) => {
  expect(filled(health)).toHaveLength(1);
});

it('draws states over all dots', () => {
  const [outline, second, mark] = filled('error', 'healthy');
  expect(second).toBe(outline);
  expect(mark).not.toBe(outline);
});

it('draws the names shown at this zoom', () => {
  filled('healthy', 'error');
  expect(names).toEqual(['1']);
});
