import type { Node } from '../../node/node.ts';
import { paths } from '../../paths.ts';
import { hubOf } from '../network/reachIndex.ts';
import { withHub } from '../network/sourceChanges.ts';
import { type Viewer, viewerOf } from '../network/viewer.ts';
import { pairKey, type PeerRule, type ReasonOf, type Rule } from './rule.ts';

export type HubFacts = {
  /** `hub` is undefined when the network has lost its hub. */
  notTheHub: { one: Node; other: Node; hub: Node | undefined };
};

type WithoutHub = ReasonOf<HubFacts>;

export const notTheHub: Rule<WithoutHub> & PeerRule<WithoutHub> = {
  isBroken: isWithoutHub,
  condition: (index, one, other) => {
    const viewer = viewerOf(index, one);
    if (!viewer.isPointToSite) {
      const detail = 'not point-to-site, so no hub is needed';
      return { key: 'hub', text: 'The network is a full mesh', detail, reason: undefined };
    }
    return {
      key: pairKey('hub', one, other),
      text: `${one.name} or ${other.name} is the hub`,
      detail: 'the network is point-to-site',
      reason: isWithoutHub(viewer, other)
        ? { kind: 'notTheHub', one, other, hub: hubOf(index, one.network) }
        : undefined,
    };
  },
  texts: ({ hub }) =>
    hub
      ? [`In a point-to-site network, nodes can only reach the hub (${hub.name}).`, 'neither is the hub']
      : [
          'In a point-to-site network, nodes can only reach the hub, and this network has no hub.',
          'the network has no hub',
        ],
  group: 'hub',
  fix: (_, { other }) => ({
    kind: 'hub',
    label: `Make ${other.name} the hub`,
    href: paths.node(other),
    changed: (source) => withHub(source, other),
  }),
};

/** In a point-to-site network one of each two peers is the hub. */
function isWithoutHub({ node, isPointToSite }: Viewer, other: Node): boolean {
  return isPointToSite && !node.isHub && !other.isHub;
}
