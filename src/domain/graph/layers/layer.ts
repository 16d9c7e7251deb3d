import { maxMeasuredNodes } from '../../metrics/metrics.ts';
import type { HealthStatus } from '../../node/health.ts';
import { capitalized } from '../../text/labels.ts';
import type { DraftKey, LegendEntry, LegendKey, speeds } from '../legend.ts';
import type { NodeKind } from '../nodeKind.ts';

export const layerIds = ['roles', 'health', 'rules', 'traffic'] as const;
export type LayerId = (typeof layerIds)[number];

/** Milliseconds. Latencies below `near` are near, latencies from `far` on are far. */
export const latencyThresholds = { near: 50, far: 150 } as const;

export type Look = NodeKind | HealthStatus | 'off';

export type Speed = (typeof speeds)[number];
export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

export type LayerLineKind = 'oneWay' | DraftKey | Speed;
export type LayerLine = {
  readonly from: string;
  readonly to: string;
  readonly kind: LayerLineKind;
  /** Thickness of a line of traffic. */
  readonly level?: Level;
};

export type Layer = {
  readonly id: Exclude<LayerId, 'roles'>;
  readonly looks: ReadonlyMap<string, Look>;
  readonly notes: ReadonlyMap<string, string>;
  readonly lines: readonly LayerLine[];
  readonly rows: ReadonlyMap<string, string>;
  readonly legend: readonly LegendEntry[];
  readonly keysOf: ReadonlyMap<string, readonly LegendKey[]>;
  readonly facts: readonly string[];
};

export function layerRows(
  rows: readonly {
    readonly id: string;
    readonly parts: readonly (string | false)[];
    readonly urgency: number;
  }[],
): Layer['rows'] {
  return new Map(
    rows
      .toSorted((a, b) => b.urgency - a.urgency)
      .map(({ id, parts }) => [id, capitalized(parts.filter(Boolean).join(', '))]),
  );
}

export function emptyLayer(id: Layer['id'], reason: string): Layer {
  const none = new Map<string, never>();
  return { id, looks: none, notes: none, lines: [], rows: none, legend: [], keysOf: none, facts: [reason] };
}

export function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

export const layerNames: Readonly<Record<LayerId, string>> = {
  roles: 'Roles',
  health: 'Health',
  rules: 'ACLs',
  traffic: 'Traffic',
};

export const layerTitle = (id: LayerId) => `Layer: ${layerNames[id]}`;

export const layerMessages = {
  reading: 'Loading metrics…',
  unread: 'Couldn’t load metrics.',
  tooMany: `Metrics are shown for networks of up to ${maxMeasuredNodes} nodes.`,
  noRules: 'This network’s ACLs aren’t available.',
} as const;
