import { useEffect, useMemo, useRef, useState } from 'react';
import type { Metrics } from '../../domain/metrics/metrics.ts';
import { answerFrom, nodesToAsk, type NodeAnswer } from '../../domain/reach/why/asking.ts';
import { verdictOf, type Question } from '../../domain/reach/why/verdict.ts';
import { whyTexts } from '../../domain/reach/why/whyText.ts';
import { memberKey, type ReachIndex } from '../../domain/reach/told/reachIndex.ts';
import { failureText } from '../../domain/text/failureText.ts';
import { api } from '../api.ts';
import { refreshNodes } from '../flows/refresh.ts';

type Round = {
  readonly key: string;
  readonly answers: ReadonlyMap<string, NodeAnswer>;
  /** Of enterprise servers; undefined before the first of them. */
  readonly metrics: Metrics | undefined;
  readonly unread: readonly string[];
};

/** The same ones before the first answer, however often they are looked at. */
const nothing: Omit<Round, 'key'> = { answers: new Map(), metrics: undefined, unread: [] };

/**
 * Asks the server about both ends and every node on the way, and on enterprise servers what they measured; anew when the
 * configuration lets expect something else, or with another `round`.
 */
export function useServerAnswers(
  bare: ReachIndex | undefined,
  question: Question | undefined,
  isEE: boolean,
  round: number,
) {
  const expectation = useMemo(
    () => (bare && question ? expectationOf(bare, question) : ''),
    [bare, question],
  );
  const key = `${round} ${expectation}`;
  const [kept, setKept] = useState<Round>(() => ({ ...nothing, key }));
  const { answers, metrics, unread } = kept.key === key ? kept : nothing;
  const index = useMemo(() => (bare && metrics ? { ...bare, metrics } : bare), [bare, metrics]);
  const wanted = useMemo(
    () => (index && question ? nodesToAsk(index, question, answers) : []),
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
        const answer = answerFrom(index, node, result);
        keep((before) => ({ answers: new Map(before.answers).set(node.id, answer) }));
        // The lists still have it.
        if (answer.kind === 'gone') void refreshNodes();
      });
      if (!isEE) continue;
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
  }, [key, wanted, index, isEE]);
  return { index, answers, unread };
}

function expectationOf(index: ReachIndex, question: Question): string {
  const { kind, reason, path } = verdictOf(index, question);
  const ends = [question.from, question.to].map((end) =>
    end.kind === 'address' ? end.address : memberKey(end),
  );
  return [...ends, kind, reason?.kind, ...[...path.passed, ...path.ahead].map(memberKey)].join(' ');
}
