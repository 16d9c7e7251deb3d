import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { isPending, valueOf, type Loadable } from '../../domain/loadable.ts';
import { areAlike } from '../../domain/node/alike.ts';
import type { ReachSource } from '../../domain/reach/network/reachIndex.ts';
import { canSeeAcls } from '../../domain/session/permissions.ts';
import { useStructuralSharing } from '../../screens/useStableCallbacks.ts';
import { useHealthMoment, useRecords } from '../stores/reading.ts';
import { timeNow } from '../stores/clock.ts';
import { metricsStore } from '../stores/metrics.ts';

export type KnownReach = {
  readonly source: ReachSource;
  /** Unix seconds; changes when the state of a node changes. */
  readonly now: number;
};

/** Everything that decides reachability in a network; the same object while nothing changes. */
export function useKnownReach(netid: string, rules: Loadable<AclMatrix>): Loadable<KnownReach> {
  const records = useRecords();
  const { viewer } = records;
  const listed = records.nodes.data;
  const networks = records.networks.data;
  const clients = valueOf(records.clients.data);
  const measured = useSnapshot(metricsStore);
  const metrics = measured.netid === netid ? valueOf(measured.data) : undefined;
  const now = useHealthMoment(valueOf(listed));
  const nodes = useStructuralSharing(valueOf(listed), (before, next) =>
    before && next && areAlike(before, next, now) ? before : next,
  );
  const known = valueOf(networks);
  const acl = valueOf(rules);
  const source = useMemo(
    () =>
      nodes && {
        networks: (known ?? []).map(({ netid: id, isPointToSite, addressRange, addressRange6 }) => ({
          netid: id,
          isPointToSite,
          addressRange,
          addressRange6,
        })),
        nodes,
        clients: clients ?? [],
        acls: new Map(acl ? [[netid, acl]] : []),
        metrics,
      },
    [nodes, known, clients, acl, netid, metrics],
  );
  const reach = useMemo(() => source && { source, now }, [source, now]);

  // Users who can't list networks can list their nodes.
  const needs = [listed, ...(viewer.user.isAdmin ? [networks] : []), ...(canSeeAcls(viewer) ? [rules] : [])];
  const missing = needs.find(({ status }) => status === 'failed');
  if (missing?.status === 'failed') return missing;
  if (!reach || needs.some(({ status }) => status !== 'ready') || isPending(networks)) {
    return { status: 'loading' };
  }
  return { status: 'ready', value: reach, loadedAt: 0 };
}

type Line<Result> = {
  subject: unknown;
  /** Asked once the worker is free. */
  next: (() => Promise<Result | undefined>) | undefined;
  isBusy: boolean;
};

type Worked<Result> = { readonly subject: unknown; readonly answer: Loadable<Result> };

/**
 * Returns the result of a worker. The previous result about the same subject stays until the next one is available. The
 * identity of `work` stands for the question. While the worker is busy, only the latest question waits.
 */
export function useWorkerResult<Result>(
  work: (() => Promise<Result | undefined>) | undefined,
  subject: unknown,
): Loadable<Result> {
  const [state, setState] = useState<Worked<Result>>();
  const line = useRef<Line<Result>>({ subject: undefined, next: undefined, isBusy: false });
  useEffect(() => {
    const { current } = line;
    Object.assign(current, { subject, next: work });
    if (!current.isBusy) void workOff(current, setState);
    return () => {
      current.next = undefined;
    };
  }, [work, subject]);
  return state && state.subject === subject ? state.answer : { status: 'loading' };
}

async function workOff<Result>(
  line: Line<Result>,
  onResult: (worked: Worked<Result>) => void,
): Promise<void> {
  line.isBusy = true;
  try {
    while (line.next) {
      const { next, subject } = line;
      line.next = undefined;
      const value = await next();
      if (line.subject === subject) onResult({ subject, answer: answerOf(value) });
    }
  } finally {
    line.isBusy = false;
  }
}

function answerOf<Result>(value: Result | undefined): Loadable<Result> {
  return value === undefined
    ? { status: 'failed', failure: { kind: 'malformed', detail: 'The worker failed.' } }
    : { status: 'ready', value, loadedAt: timeNow() };
}
