import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { NamedNode, Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';

type FirstStep = {
  readonly id: 'network' | 'key' | 'command' | 'joined';
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly action?: { readonly label: string; readonly href: string };
  readonly approval?: NamedNode;
};

export type GetStarted = NonNullable<ReturnType<typeof getStartedView>>;

export function getStartedView(records: Pick<Records, 'nodes' | 'networks'>) {
  const networks = valueOf(records.networks.data);
  const nodes = valueOf(records.nodes.data);
  if (!networks || !nodes) return undefined;
  const machines = nodes.filter((node) => !node.isServer);
  const joined = machines.find((node) => !node.isPending);
  const waiting = machines.find((node) => node.isPending);
  const network = networks.find(({ accessKeys }) => accessKeys.length > 0) ?? networks[0];
  const [key] = network?.accessKeys ?? [];
  const { netid, addressRange, addressRange6 } = network ?? {};
  const range = addressRange || addressRange6;

  const steps: readonly FirstStep[] = [
    {
      id: 'network',
      title: 'Create a network',
      text: netid === undefined ? 'Machines in the same network can reach each other.' : `${netid}, ${range}`,
      isDone: netid !== undefined,
      action: { label: 'Create network', href: paths.createNetwork() },
    },
    {
      id: 'key',
      title: 'Create an access key',
      text: key
        ? `${key.name}, to join ${netid}`
        : 'Machines use a key to join. You can reuse one key for several machines.',
      // The server deletes a key after its last use.
      isDone: key !== undefined || machines.length > 0,
      ...(netid !== undefined && { action: { label: 'Create key', href: paths.createAccessKey(netid) } }),
    },
    {
      id: 'command',
      title: 'Run one command on a machine',
      text: 'Copy the command for Linux, macOS, Windows or Docker from the key.',
      isDone: machines.length > 0,
      ...(netid !== undefined &&
        key && { action: { label: 'Show commands', href: paths.accessKey(netid, key.name) } }),
    },
    {
      id: 'joined',
      title: 'Watch it join',
      text: joinedText(joined, waiting),
      isDone: joined !== undefined,
      ...(joined && { action: { label: 'Open', href: paths.node(joined) } }),
      ...(waiting && !joined && { approval: waiting }),
    },
  ];
  const next = steps.find(({ isDone }) => !isDone);
  return {
    done: steps.filter(({ isDone }) => isDone).length,
    steps: steps.map((step) => ({ ...step, isNext: step === next })),
    later: [
      { label: 'Connect phones and laptops as external clients', href: paths.externalClients(netid) },
      { label: 'Connect a whole site through an egress gateway', href: paths.nodes(netid) },
      { label: 'Control which nodes can connect', href: paths.acls(netid) },
      { label: 'Add users', href: paths.createUser() },
    ],
  };
}

function joinedText(joined: NamedNode | undefined, waiting: NamedNode | undefined): string {
  if (joined) return `${joined.name} joined ${joined.network}.`;
  if (waiting) return `${waiting.name} is waiting to join ${waiting.network}.`;
  return 'It appears here within seconds. No need to reload.';
}

export function isWithoutMachines(nodes: Loadable<readonly Node[]>): boolean | undefined {
  return valueOf(nodes)?.every((node) => node.isServer || node.isPending);
}
