import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import { networkOf, placeOf, type End } from '../../domain/reach/why/ends.ts';
import type { Question } from '../../domain/reach/why/verdict.ts';
import type { ReachIndex } from '../../domain/reach/told/reachIndex.ts';
import { whyAnswer, type WhyAnswer } from '../../screens/reach/WhyScreen/whyAnswer.ts';
import { aclsStore, askedAcls, loadAskedAcls } from '../stores/acls.ts';
import { clock } from '../stores/clock.ts';
import { serverConfigStore } from '../stores/records.ts';
import { useServerAnswers } from './useServerAnswers.ts';

type Asked = {
  bare: ReachIndex | undefined;
  from: End | undefined;
  to: End | undefined;
  round: number;
};

/** Seconds between two looks at how long ago something was. */
const step = 10;

export function useWhyAnswer({ bare, from, to, round }: Asked) {
  const { now: time } = useSnapshot(clock);
  const now = Math.floor(time / 1000 / step) * step;
  const { data: config } = useSnapshot(serverConfigStore);
  const netid = bare && from && to ? commonNetwork(bare, from, to) : undefined;
  const rules = useRules(netid);
  const acl = valueOf(rules);
  const isReady = netid === undefined || acl !== undefined || rules.status === 'failed';

  const withRules = useMemo(
    () => bare && { ...bare, acls: new Map(netid !== undefined && acl ? [[netid, acl]] : []) },
    [bare, netid, acl],
  );
  const question = useMemo<Question | undefined>(
    () => (from && to && isReady ? { from, to, now } : undefined),
    [from, to, now, isReady],
  );
  const isEE = valueOf(config)?.isEE ?? false;
  const { index, answers, unread } = useServerAnswers(withRules, question, isEE, round);
  const answer = useMemo<WhyAnswer | undefined>(() => {
    if (!index || !question) return undefined;
    const found = whyAnswer({ index, ...question, answers });
    return { ...found, unread: [...found.unread, ...unread] };
  }, [index, question, answers, unread]);
  return { answer, netid, rules };
}

/** The network whose rules decide; none do between two networks. */
function commonNetwork(index: ReachIndex, from: End, to: End): string | undefined {
  const near = networkOf(from) ?? networkOf(to);
  const [one, other] = [from, to].map((end) => placeOf(index, end, near)?.network);
  return one === other ? one : undefined;
}

const unasked: Loadable<AclMatrix> = { status: 'idle' };

/** The rules of a network: those that the page looks at or that were read for the question, whichever are newer. */
function useRules(netid: string | undefined): Loadable<AclMatrix> {
  const ofPage = useSnapshot(aclsStore);
  const asked = useSnapshot(askedAcls);
  const isOnPage = ofPage.netid === netid && ['loading', 'ready'].includes(ofPage.data.status);
  useEffect(() => {
    if (netid !== undefined && !isOnPage && askedAcls.netid !== netid) loadAskedAcls(netid);
  }, [netid, isOnPage]);
  const found = [isOnPage ? ofPage.data : unasked, asked.netid === netid ? asked.data : unasked];
  const [newest = unasked] = found.toSorted((one, other) => rank(other) - rank(one));
  return newest;
}

function rank(rules: Loadable<AclMatrix>): number {
  return rules.status === 'ready' ? rules.loadedAt : rules.status === 'idle' ? 0 : 1;
}
