import { findingsIn } from '../../../domain/findings/findings.ts';
import { reachIndex, type ReachSource } from '../../../domain/reach/network/reachIndex.ts';
import { connectivityOf } from '../../../domain/reach/report/connectivity.ts';
import { reachImpact } from '../../../domain/reach/report/impact.ts';
import { reachOf, type ReachDirection } from '../../../domain/reach/report/reachOf.ts';
import type { End } from '../../../domain/reach/why/ends.ts';

export const reachWork = {
  rows: (source: ReachSource, end: End, direction: ReachDirection, now: number) =>
    reachOf(reachIndex(source), end, direction, now),
  connectivity: connectivityOf,
  findings: findingsIn,
  impact: reachImpact,
};
