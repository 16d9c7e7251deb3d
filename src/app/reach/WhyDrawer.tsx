import { useEffect, useMemo, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { lastAclChange } from '../../domain/log/logActions.ts';
import { isPending, valueOf } from '../../domain/loadable.ts';
import { allEnds, type FoundEnd } from '../../domain/reach/why/findEnds.ts';
import { fieldName, paths, routePatterns, whyClosed, whyServer } from '../../domain/paths.ts';
import { whyTexts } from '../../domain/reach/why/whyText.ts';
import { reachIndex, type ReachIndex } from '../../domain/reach/network/reachIndex.ts';
import { canExplain, canSeeAcls, canSeeLogs } from '../../domain/session/permissions.ts';
import { failureText } from '../../domain/text/failureText.ts';
import { WhyScreen, type WhyView } from '../../screens/reach/WhyScreen/WhyScreen.tsx';
import { keyFor, optionsFor, whyEnd, type WhyEnd } from '../../screens/reach/WhyScreen/whyEnds.ts';
import { refreshAcls } from '../flows/acls.ts';
import { loadEverything, refreshNodes } from '../flows/refresh.ts';
import { useRecords, useViewer, useOnOpen } from '../stores/reading.ts';
import { highlightPath } from '../stores/choices.ts';
import { ask as askAbout } from '../stores/asked.ts';
import { loadLogs, logsStore } from '../stores/logs.ts';
import { useRouter } from '../stores/history.ts';
import { keysOf, useAsk, useCloseQuestion } from './question.ts';
import { useWhyAnswer } from './useWhyAnswer.ts';
import { probeServer, serverProbe } from '../stores/serverProbe.ts';
import { backend } from '../stores/config.ts';
import { ServerDiagnosis } from '../../screens/state/ServerDiagnosis/ServerDiagnosis.tsx';

type WhyDrawerProps = {
  /** The keys of both ends with two dots between, or `server`. */
  question: string;
};

/** `?why=A..B` over any page: why one end can or can't reach the other. */
export function WhyDrawer({ question }: WhyDrawerProps) {
  const viewer = useViewer();
  const close = useCloseQuestion();
  if (question === whyServer || question === whyClosed)
    return <UnreachableServer isClosed={question === whyClosed} onClose={close} />;
  return canExplain(viewer) ? <Explainer question={question} /> : <Denied onClose={close} />;
}

/** `isClosed`: the call that failed was closed without a response, while the server answered others. */
function UnreachableServer({ isClosed, onClose }: { isClosed: boolean; onClose: () => void }) {
  const { diagnosis } = useSnapshot(serverProbe);
  useOnOpen(probeAgain, 'server');
  return (
    <ServerDiagnosis
      view={{ address: backend.baseUrl, origin: window.location.origin, isClosed, diagnosis }}
      on={{ askAgain: probeAgain, close: onClose }}
    />
  );
}

function probeAgain(): void {
  serverProbe.diagnosis = undefined;
  void probeServer();
}

function Denied({ onClose }: { onClose: () => void }) {
  return (
    <Drawer isOpen title={whyTexts.title} onClose={onClose}>
      <Text>{whyTexts.denied}</Text>
    </Drawer>
  );
}

function Explainer({ question }: WhyDrawerProps) {
  const close = useCloseQuestion();
  const ask = useAsk();
  useFieldOfFix();
  const seesAcls = canSeeAcls(useViewer());
  const isOnGraph = useMatch(routePatterns.graphs)?.params.netid !== undefined;
  const [round, setRound] = useState(0);
  const askAgain = () => setRound((before) => before + 1);
  const readRules = () => {
    if (netid !== undefined && seesAcls) void refreshAcls(netid);
  };

  const { bare, missing } = useBareIndex();
  const { ends, isComplete } = useEnds(bare);
  const [fromKey, toKey] = keysOf(question);
  const from = useEnd(ends, isComplete, fromKey);
  const to = useEnd(ends, isComplete, toKey);

  const { answer, netid, rules } = useWhyAnswer({
    bare,
    from: from.end,
    to: to.end,
    round,
    seesAcls,
  });
  const lastChange = useLastChange(answer?.rulesHref === undefined ? undefined : netid);
  const rulesMissing: WhyView['missing'] =
    netid !== undefined && rules.status === 'failed'
      ? {
          fact: whyTexts.rulesUnread(netid),
          reason: failureText(rules.failure),
          retry: () => void refreshAcls(netid),
        }
      : undefined;
  const waiting =
    !bare && !missing
      ? whyTexts.nodesLoading
      : netid !== undefined && !answer && !rulesMissing
        ? whyTexts.rulesLoading(netid)
        : answer || !bare || from.problem || to.problem
          ? undefined
          : whyTexts.chooseBoth;

  useEffect(() => {
    highlightPath(answer);
    return () => highlightPath(undefined);
  }, [answer]);

  return (
    <Drawer
      isOpen
      title={whyTexts.title}
      onClose={close}
      // The graph draws the packet's path.
      isClear={isOnGraph}
      // Never empty, to avoid layout shift when the answer is available.
      actions={answer ? <CopyButton hasLabel label="as text" value={answer.asText} /> : <></>}
    >
      <WhyScreen
        view={{
          from,
          to,
          next: fromKey === '' ? 'from' : toKey === '' ? 'to' : undefined,
          find: (text) => optionsFor(ends, text),
          missing: missing ?? rulesMissing,
          waiting,
          answer,
          lastChange,
        }}
        on={{
          from: (text) => ask(keyFor(ends, text), toKey),
          to: (text) => ask(fromKey, keyFor(ends, text)),
          swap: () => ask(toKey, fromKey),
          checkAgain: () => {
            void refreshNodes();
            readRules();
            askAgain();
          },
          act: (actions, { around, ...options } = {}) =>
            askAbout(actions, {
              ...options,
              around: (make) => {
                const makeAndCheck = async () => {
                  const isDone = await make();
                  readRules();
                  if (isDone) askAgain();
                  return isDone;
                };
                return around ? around(makeAndCheck) : makeAndCheck();
              },
            }),
        }}
      />
    </Drawer>
  );
}

/** Focuses the field that a fix links to. The page is inert until the drawer has closed, so the field can’t do it. */
function useFieldOfFix(): void {
  const router = useRouter();
  useEffect(
    () => () => {
      const field = new URLSearchParams(router.state.location.search).get(fieldName);
      if (field !== null) requestAnimationFrame(() => document.getElementsByName(field)[0]?.focus());
    },
    [router],
  );
}

/** The network without ACLs, which are loaded once both ends are chosen. */
function useBareIndex(): { bare: ReachIndex | undefined; missing: WhyView['missing'] } {
  const records = useRecords();
  const nodes = valueOf(records.nodes.data);
  const networks = valueOf(records.networks.data);
  const clients = valueOf(records.clients.data);
  const bare = useMemo(
    () => nodes && networks && reachIndex({ nodes, networks, clients: clients ?? [], acls: new Map() }),
    [nodes, networks, clients],
  );
  const failed = [records.nodes.data, records.networks.data].find(({ status }) => status === 'failed');
  if (bare || failed?.status !== 'failed') return { bare, missing: undefined };
  const reason = failureText(failed.failure);
  return { bare, missing: { fact: whyTexts.nodesUnread, reason, retry: () => void loadEverything() } };
}

/** The last change of a network's ACLs, from the server log. */
function useLastChange(netid: string | undefined): WhyView['lastChange'] {
  const viewer = useViewer();
  const { data } = useSnapshot(logsStore);
  const isWanted = netid !== undefined && canSeeLogs(viewer) && data.status === 'idle';
  useEffect(() => {
    if (isWanted) void loadLogs();
  }, [isWanted]);
  const lines = valueOf(data);
  const found = useMemo(() => lines && netid !== undefined && lastAclChange(lines, netid), [lines, netid]);
  if (!found || netid === undefined) return undefined;
  const { user, time, message } = found;
  return { text: whyTexts.lastChange(netid, user, time), href: paths.logLines(message) };
}

function useEnds(bare: ReachIndex | undefined) {
  const { dns, clients } = useRecords();
  const entries = valueOf(dns.data);
  const ends = useMemo(() => (bare ? allEnds(bare, entries ?? []) : []), [bare, entries]);
  const isComplete = !isPending(dns.data) && !isPending(clients.data);
  return { ends, isComplete: isComplete && bare !== undefined };
}

/** One end of the question. It keeps its name when it is deleted while the drawer is open. */
function useEnd(ends: readonly FoundEnd[], isComplete: boolean, key: string): WhyEnd {
  const [last, setLast] = useState<{ key: string; name: string }>();
  const found = whyEnd(ends, key, last?.key === key ? last.name : undefined);
  // An unknown key can still turn up in a list that is loading.
  const end = isComplete || found.end ? found : { ...found, text: '', problem: undefined };
  if (end.end && end.end.kind !== 'address' && (last?.key !== key || last.name !== end.text))
    setLast({ key, name: end.text });
  return end;
}
