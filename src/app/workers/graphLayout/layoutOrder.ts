import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Point, Start } from '../../../domain/graph/layout/startingPoints.ts';

/** What the worker is asked. */
export type LayoutOrder = { readonly graph: LayoutGraph; readonly start: Start };

/** What it answers, several times while things settle; one point per thing of the order. */
export type LayoutReport = { readonly points: readonly Point[]; readonly isSettled: boolean };
