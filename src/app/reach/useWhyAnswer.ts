import { useEffect, useMemo, useRef, useState } from 'react';
import { valueOf } from '../../domain/loadable.ts';
import type { Metrics } from '../../domain/metrics/metrics.ts';
import { memberKey } from '../../domain/reach/network/member.ts';
import { reachIndex, type ReachIndex } from '../../domain/reach/network/reachIndex.ts';
import { nodeResponseFrom, nodesToQuery, type NodeResponse } from '../../domain/reach/why/nodeResponses.ts';
import { networkOf, resolveEnd, type End } from '../../domain/reach/why/ends.ts';
import { type Question, verdictOf } from '../../domain/reach/why/verdict.ts';
import { whyTexts } from '../../domain/reach/why/whyText.ts';
import { failureText } from '../../domain/text/failureText.ts';
import { explanationView, type ExplanationView } from '../../screens/reach/WhyScreen/explanationView.ts';
import { api } from '../stores/api.ts';
import { refreshNodes } from '../flows/refresh.ts';
import { useRecentAcls } from './useNetworkData.ts';
import { useNow, useRecords } from '../stores/reading.ts';

type Asked = {
  bare: ReachIndex | undefined;
  from: End | undefined;
  to: End | undefined;
  round: number;
  seesAcls: boolean;
};

/** Seconds between updates of ages. */
const step = 10;

export function useWhyAnswer({ bare, from, to, round, seesAcls }: Asked) {
  const now = Math.floor(useNow() / step) * step;
  const { config } = useRecords();
  const netid = bare && from && to ? commonNetwork(bare, from, to) : undefined;
  const rules = useRecentAcls(seesAcls ? netid : undefined);
  const acl = valueOf(rules);
  const isReady = netid === undefined || !seesAcls || acl !== undefined || rules.status === 'failed';

  const withRules = useMemo(
    () => bare && reachIndex({ ...bare, acls: new Map(netid !== undefined && acl ? [[netid, acl]] : []) }),
    [bare, netid, acl],
  );
  const question = useMemo<Question | undefined>(
    () => (from && to && isReady ? { from, to, now } : undefined),
    [from, to, now, isReady],
  );
  // Only administrators can read metrics.
  const hasMetrics = seesAcls && (valueOf(config.data)?.isEE ?? false);
  const { index, answers, unread } = useServerAnswers(withRules, question, hasMetrics, round);
  const answer = useMemo<ExplanationView | undefined>(() => {
    if (!index || !question) return undefined;
    const found = explanationView(index, question, answers);
    return { ...found, unread: [...found.unread, ...unread] };
  }, [index, question, answers, unread]);
  return { answer, netid, rules };
}

/** Undefined if the ends are in different networks. */
function commonNetwork(index: ReachIndex, from: End, to: End): string | undefined {
  const near = networkOf(from) ?? networkOf(to);
  const [a, b] = [from, to].map((end) => resolveEnd(index, end, near)?.network);
  return a === b ? a : undefined;
}

type Round = {
  readonly key: string;
  readonly answers: ReadonlyMap<string, NodeResponse>;
  /** Enterprise servers only; undefined before the first response. */
  readonly metrics: Metrics | undefined;
  readonly unread: readonly string[];
};

const nothing: Omit<Round, 'key'> = { answers: new Map(), metrics: undefined, unread: [] };

/** Reads the peers, and on enterprise servers the metrics, of all nodes on the path; again when the prediction or `round` changes. */
function useServerAnswers(
  bare: ReachIndex | undefined,
  question: Question | undefined,
  hasMetrics: boolean,
  round: number,
) {
  const expectation = useMemo(
    () => (bare && question ? expectationOf(bare, question) : ''),
    [bare, question],
  );
  const key = `${round} ${expectation}`;
  const [kept, setKept] = useState<Round>(() => ({ ...nothing, key }));
  const { answers, metrics, unread } = kept.key === key ? kept : nothing;
  const index = useMemo(() => (bare && metrics ? reachIndex({ ...bare, metrics }) : bare), [bare, metrics]);
  const wanted = useMemo(
    () => (index && question ? nodesToQuery(index, question, answers) : []),
    [index, question, answers],
  );

  const asked = useRef({ key, ids: new Set<string>() });
  useEffect(() => {
    if (asked.current.key !== key) asked.current = { key, ids: new Set() };
    const { ids } = asked.current;
    const keep = (change: (before: Round) => Partial<Round>) =>
      setKept((before) => {
        if (asked.current.key !== key) return before;
        const here = before.key === key ? before : { ...nothing, key };
        return { ...here, ...change(here) };
      });
    for (const node of wanted) {
      if (!index || ids.has(node.id)) continue;
      ids.add(node.id);
      void api.nodes.peers(node, { kind: `peers of ${node.id}` }).then((result) => {
        const answer = nodeResponseFrom(index, node, result);
        keep((before) => ({ answers: new Map(before.answers).set(node.id, answer) }));
        // The stores still list the node.
        if (answer.kind === 'gone') void refreshNodes();
      });
      if (!hasMetrics) continue;
      void api.metrics
        .ofNode(node, { kind: `metrics of ${node.id}` })
        .then((result) =>
          keep((before) =>
            result.ok
              ? { metrics: new Map(before.metrics).set(node.id, result.value) }
              : { unread: [...before.unread, whyTexts.metricsUnread(node.name, failureText(result.error))] },
          ),
        );
    }
  }, [key, wanted, index, hasMetrics]);
  return { index, answers, unread };
}

function expectationOf(index: ReachIndex, question: Question): string {
  const { kind, reason, path } = verdictOf(index, question);
  const ends = [question.from, question.to].map((end) =>
    end.kind === 'address' ? end.address : memberKey(end),
  );
  return [...ends, kind, reason?.kind, ...[...path.visited, ...path.remaining].map(memberKey)].join(' ');
}
