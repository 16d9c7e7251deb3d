import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import type { Node } from '../../domain/node/node.ts';
import { networkOf } from '../../domain/reach/why/ends.ts';
import { reachIndex, type ReachIndex } from '../../domain/reach/told/reachIndex.ts';
import { whyTexts } from '../../domain/reach/why/reachText.ts';
import type { Remedy } from '../../domain/reach/why/remedies.ts';
import { canSeeAcls, type Viewer } from '../../domain/session/permissions.ts';
import { failureText } from '../../domain/text/failureText.ts';
import { WhyScreen } from '../../screens/reach/WhyScreen/WhyScreen.tsx';
import { endAt, remedyHref, whyView } from '../../screens/reach/WhyScreen/whyView.ts';
import { setClientEnabled } from '../flows/externalClients.ts';
import { loadEverything } from '../flows/loadEverything.ts';
import { aclsStore, askedAcls, loadAskedAcls } from '../stores/acls.ts';
import { clock } from '../stores/clock.ts';
import { cameFrom } from './history.ts';
import { useKnownClients, useNetworks } from './useNetwork.ts';
import { useNodes } from './useNodes.ts';

type WhyDrawerProps = {
  viewer: Viewer;
  /** Of the address: the keys of both ends, with two dots between. */
  question: string;
};

/** `?why=A..B` over any page: why one end reaches the other, or not. */
export function WhyDrawer({ viewer, question }: WhyDrawerProps) {
  const close = useCloseQuestion();
  return (
    <Drawer isOpen title={whyTexts.title} onClose={close}>
      {canSeeAcls(viewer) ? <Answer viewer={viewer} question={question} /> : <Text>{whyTexts.denied}</Text>}
    </Drawer>
  );
}

function Answer({ viewer, question }: WhyDrawerProps) {
  const ask = useAsk();
  const navigate = useNavigate();
  const listed = useNodes().data;
  const told = useNetworks();
  const nodes = valueOf(listed);
  const networks = valueOf(told);
  const clients = useKnownClients(viewer);
  const { now } = useSnapshot(clock);
  const [fromKey = '', toKey = ''] = question.split('..');

  // The rules of the network that the question is about; without them every pair would count as allowed.
  const bare = useReachIndex(nodes, networks, clients);
  const netid = bare && netidOf(endAt(bare, fromKey) ?? endAt(bare, toKey));
  const rules = useRules(netid);
  const acl = valueOf(rules);
  const index = useReachIndex(nodes, networks, clients, netid, acl);

  const missing = [listed, told].find(({ status }) => status === 'failed');
  if (!index && missing?.status === 'failed') {
    return (
      <ErrorState
        heading="The nodes and networks could not be read"
        text={failureText(missing.failure)}
        onRetry={() => void loadEverything()}
      />
    );
  }
  if (!index) return <Text tone="secondary">Loading the nodes…</Text>;
  if (rules.status === 'failed' && netid !== undefined) {
    return (
      <ErrorState
        heading={`The ACLs of ${netid} could not be read`}
        text={failureText(rules.failure)}
        onRetry={() => loadAskedAcls(netid)}
      />
    );
  }
  if (netid !== undefined && !acl) return <Text tone="secondary">{`Loading the ACLs of ${netid}…`}</Text>;

  const from = endAt(index, fromKey);
  const to = endAt(index, toKey);
  const unknown = [from ? '' : fromKey, to ? '' : toKey].filter((key) => key !== '');
  return (
    <>
      {unknown.map((key) => (
        <Text key={key}>{`Nothing here is called ${key}. It may have been deleted meanwhile.`}</Text>
      ))}
      <WhyScreen
        view={whyView({ index, from, to, now: now / 1000 })}
        on={{
          from: (key) => ask(key, toKey),
          to: (key) => ask(fromKey, key),
          swap: () => ask(toKey, fromKey),
          remedy: (remedy) => void (remedyFlow(remedy) ?? navigate(remedyHref(remedy))),
        }}
      />
    </>
  );
}

function useReachIndex(
  nodes: readonly Node[] | undefined,
  networks: readonly Network[] | undefined,
  clients: readonly ExternalClient[] | undefined,
  netid?: string,
  acl?: AclMatrix,
): ReachIndex | undefined {
  return useMemo(() => {
    const acls = new Map(netid !== undefined && acl ? [[netid, acl]] : []);
    return nodes && networks && reachIndex({ nodes, networks, clients: clients ?? [], acls });
  }, [nodes, networks, clients, netid, acl]);
}

/** The change itself where one press is enough; the others are made where they are reviewed. */
function remedyFlow(remedy: Remedy): Promise<unknown> | undefined {
  return remedy.kind === 'enableClient' ? setClientEnabled(remedy.client, true) : undefined;
}

function netidOf(end: ReturnType<typeof endAt>): string | undefined {
  return end && networkOf(end);
}

const unread: Loadable<AclMatrix> = { status: 'idle' };

/** The rules of a network: those that the page looks at, else read for the question. */
function useRules(netid: string | undefined): Loadable<AclMatrix> {
  const ofPage = useSnapshot(aclsStore);
  const asked = useSnapshot(askedAcls);
  const isOnPage = ofPage.netid === netid && ['loading', 'ready'].includes(ofPage.data.status);
  useEffect(() => {
    if (netid !== undefined && !isOnPage && askedAcls.netid !== netid) loadAskedAcls(netid);
  }, [netid, isOnPage]);
  if (isOnPage) return ofPage.data;
  return asked.netid === netid ? asked.data : unread;
}

/** Asks about other ends: one step in the history for the whole conversation. */
function useAsk(): (fromKey: string, toKey: string) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (fromKey, toKey) => {
    const query = new URLSearchParams(search);
    query.set('why', `${fromKey}..${toKey}`);
    void navigate({ search: query.toString() }, { replace: true, state });
  };
}

/** Back where the drawer was opened on this page; else the page stays without it. */
function useCloseQuestion(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    const query = new URLSearchParams(location.search);
    query.delete('why');
    const search = query.toString();
    const under = location.pathname + (search && `?${search}`);
    if (cameFrom(location) === under) void navigate(-1);
    else void navigate({ search }, { replace: true });
  };
}
