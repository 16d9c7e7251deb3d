import type { IconName } from '../../../components/Icon/Icon.tsx';
import type { NodeField } from '../../../domain/node/nodeForm.ts';
import { paths } from '../../../domain/paths.ts';
import { remedyLabel } from '../../../domain/reach/why/remedyText.ts';
import { isOneStep, type Remedy } from '../../../domain/reach/why/remedies.ts';
import type { Question } from '../../../domain/reach/why/verdict.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import type { ReachIndex } from '../../../domain/reach/network/reachIndex.ts';

/** `href` leads to the form with the field, where one call isn't enough. */
export type WhyRemedy = {
  readonly remedy: Remedy;
  readonly label: string;
  readonly icon: IconName;
  readonly href: string | undefined;
};

export function remedyView(index: ReachIndex, remedy: Remedy, { from, to }: Question): WhyRemedy {
  const isOfEnds =
    remedy.kind === 'allowPair' &&
    [from, to].every((end) => end.kind === 'node' && [remedy.one.id, remedy.other.id].includes(end.node.id));
  return {
    remedy,
    label: isOfEnds ? whyTexts.allowPair : remedyLabel(remedy),
    icon: remedyIcons[remedy.kind],
    href: isOneStep(index, remedy) ? undefined : remedyHref(remedy),
  };
}

const remedyIcons: Readonly<Record<Remedy['kind'], IconName>> = {
  allowPair: 'acls',
  connect: 'check',
  enableClient: 'check',
  chooseRelay: 'relay',
  listAddresses: 'relay',
  setLocalAddress: 'edit',
  makeHub: 'hub',
  makeIngress: 'ingress',
  enableNat: 'egress',
  makeFailover: 'failover',
};

const relayAddresses: NodeField = 'relayAddresses';
const localAddress: NodeField = 'localAddress';

export function remedyHref(remedy: Remedy): string {
  switch (remedy.kind) {
    case 'allowPair':
      return paths.nodeAcls(remedy.one);
    case 'enableClient':
      return paths.externalClients(remedy.client.network);
    case 'chooseRelay': {
      const { relay } = remedy;
      if (!relay) return paths.nodes(remedy.node.network);
      return relay.isRelay ? paths.editNodeField(relay, relayAddresses) : paths.createRelay(relay);
    }
    case 'listAddresses':
      return paths.editNodeField(remedy.relay, relayAddresses);
    case 'setLocalAddress':
      return paths.editNodeField(remedy.node, localAddress);
    case 'connect':
      return paths.editNode(remedy.node);
    case 'makeHub':
    case 'makeIngress':
    case 'makeFailover':
    case 'enableNat':
      return paths.node(remedy.node);
  }
}
