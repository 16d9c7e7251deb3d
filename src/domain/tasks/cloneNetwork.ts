import { customEntries } from '../dns/dnsEntry.ts';
import { counted } from '../format/count.ts';
import { containsIP } from '../ip.ts';
import { type Network, networkRanges } from '../network/network.ts';
import type { NetworkDraft } from '../network/networkDraft.ts';
import { networkForm, type NetworkForm } from '../network/networkForm.ts';
import {
  moveOf,
  type LeftBehind,
  type TaskChoice,
  type TaskPlan,
  type TaskRecords,
  type TaskStep,
} from './task.ts';

/** What a copy can’t have in common with the network. */
export type CloneForm = Pick<NetworkDraft, 'netid' | 'addressRange' | 'addressRange6'>;

export function clonedDraft(network: Network, clone: CloneForm): NetworkDraft {
  const { isIPv4, isIPv6, isLocal, isPointToSite, defaultAcl, localRange } = network;
  const { userNodeLimit, userClientLimit } = networkForm(network);
  return {
    ...clone,
    isIPv4,
    isIPv6,
    isLocal,
    localRange,
    isPointToSite,
    defaultAcl,
    udpHolePunch: network.defaultUdpHolePunch,
    userNodeLimit,
    userClientLimit,
  };
}

/** The creation of a network sets only some of its settings. */
const laterSettings = [
  'defaultListenPort',
  'defaultKeepalive',
  'defaultMtu',
  'defaultExtClientDns',
  'defaultPostUp',
  'defaultPostDown',
  'allowManualSignup',
  'accessLevel',
] as const satisfies readonly (keyof NetworkForm)[];

/** A network like another, with another name and range. Nodes have to join it themselves. */
export function cloneNetwork(
  network: Network,
  clone: CloneForm,
  choice: TaskChoice,
  { dnsEntries, nodes }: Pick<TaskRecords, 'dnsEntries' | 'nodes'>,
): TaskPlan {
  const { netid } = clone;
  const own = nodes.filter((node) => node.network === network.netid);
  const entries = customEntries(
    dnsEntries.filter((entry) => entry.network === network.netid),
    own,
  );
  const isInside = (address: string) => networkRanges(network).some((range) => containsIP(range, address));
  const kept = entries.filter(({ address }) => address !== '' && !isInside(address));
  const keys = network.accessKeys.filter(({ uses }) => uses > 0);
  const create: TaskStep = {
    kind: 'createNetwork',
    draft: clonedDraft(network, clone),
    text: `Create the network ${netid}`,
  };
  const form = networkForm(network);
  const after = Object.fromEntries(laterSettings.map((field) => [field, form[field]]));
  const parts = [
    moveOf(choice, 'settings', 'Copy ports, MTU, keepalive, DNS and sign-up settings', [
      {
        kind: 'editNetwork',
        netid,
        before: {},
        after,
        text: `Copy the settings to ${netid}`,
        needs: 'first',
      },
    ]),
    moveOf(
      choice,
      'dns',
      `Copy ${counted(kept.length, 'DNS entry', 'DNS entries')}`,
      kept.map(({ name, address }) => ({
        kind: 'createDnsEntry',
        entry: { name, address, network: netid },
        text: `Create the DNS entry ${name}.${netid}`,
        needs: 'first',
      })),
    ),
    moveOf(
      choice,
      'keys',
      `Create ${counted(keys.length, 'access key')} of the same name`,
      keys.map(({ name, uses }) => ({
        kind: 'createAccessKey',
        netid,
        key: { name, uses },
        text: `Create the access key ${name}`,
        needs: 'first',
      })),
    ),
  ];
  const leftBehind: readonly LeftBehind[] = [
    {
      text: `${counted(own.length, 'node')} with ACL rules and roles. Machines join the new network with a key`,
    },
    ...(entries.length > kept.length
      ? [
          {
            text: `${counted(entries.length - kept.length, 'DNS entry that points', 'DNS entries that point')} into the range`,
          },
        ]
      : []),
    ...(network.proSettings ? [{ text: 'Allowed users and groups' }] : []),
  ];
  const moves = parts.flatMap((part) => part.moves).filter((move) => move.steps.length > 0);
  const steps = moves.filter((move) => move.isChosen).flatMap((move) => move.steps);
  return { moves, steps: [create, ...steps], leftBehind };
}
