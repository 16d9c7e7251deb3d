import type { Node } from '../../node/node.ts';
import { paths } from '../../paths.ts';
import { withHub } from '../network/sourceChanges.ts';
import type { Rule } from './rule.ts';

export type HubFacts = {
  /** `hub` is undefined when the network has lost its hub. */
  notTheHub: { one: Node; other: Node; hub: Node | undefined };
};

export const notTheHub: Rule<Readonly<HubFacts['notTheHub']>> = {
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
