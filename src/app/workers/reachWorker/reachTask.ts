import type { CheckedSource } from '../../../domain/findings/check.ts';
import type { Finding } from '../../../domain/findings/finding.ts';
import { findingsIn } from '../../../domain/findings/findings.ts';
import type { End } from '../../../domain/reach/why/ends.ts';
import { reachIndex, type ReachSource } from '../../../domain/reach/network/reachIndex.ts';
import { type Connectivity, connectivityOf } from '../../../domain/reach/report/connectivity.ts';
import { reachImpact, type ReachChange, type ReachImpact } from '../../../domain/reach/report/impact.ts';
import { reachOf, type ReachDirection, type ReachRow } from '../../../domain/reach/report/reachOf.ts';

export type ReachTask = { readonly kind: 'findings'; readonly source: CheckedSource } | ReachQuestion;

type ReachQuestion = { readonly source: ReachSource } & (
  | { readonly kind: 'rows'; readonly end: End; readonly direction: ReachDirection; readonly now: number }
  | { readonly kind: 'connectivity'; readonly netid: string; readonly now: number }
  | { readonly kind: 'impact'; readonly netid: string; readonly change: ReachChange }
);

export type OrderOf<Kind extends ReachTask['kind']> = Extract<ReachTask, { readonly kind: Kind }>;

export type ReachReport = {
  readonly rows?: readonly ReachRow[];
  readonly connectivity?: Connectivity;
  readonly impact?: ReachImpact;
  readonly findings?: readonly Finding[];
};

export function runTask(order: ReachTask): ReachReport {
  switch (order.kind) {
    case 'rows':
      return { rows: reachOf(reachIndex(order.source), order.end, order.direction, order.now) };
    case 'connectivity':
      return { connectivity: connectivityOf(order.source, order.netid, order.now) };
    case 'findings':
      return { findings: findingsIn(order.source) };
    case 'impact':
      return { impact: reachImpact(order.source, order.netid, order.change) };
  }
}
