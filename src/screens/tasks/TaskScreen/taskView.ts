import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { primaryAddress } from '../../../domain/addresses.ts';
import { egressInterfaceProblem } from '../../../domain/node/nodeRules.ts';
import { paths } from '../../../domain/paths.ts';
import type { ChangeIn } from '../../../domain/reach/report/impact.ts';
import type { Records } from '../../../domain/records.ts';
import { isNetAdmin } from '../../../domain/session/permissions.ts';
import { nodeTaskOf, targetsOf } from '../../../domain/tasks/nodeTasks.ts';
import type { TaskPlan, TaskRecords } from '../../../domain/tasks/task.ts';
import { taskImpact } from '../../../domain/tasks/taskImpact.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { trimmed } from '../../../domain/trimmed.ts';
import {
  recordPlaceholderView,
  type RecordPlaceholderView,
} from '../../state/RecordPlaceholder/recordPlaceholderView.ts';

export function taskView(
  { viewer, nodes: listed, networks, clients, dns }: Records,
  page: {
    readonly netid: string;
    readonly kind: string;
    /** The nodes that the task was opened with, by ID. */
    readonly ids: readonly string[];
    readonly targetId: string | undefined;
    readonly toggled: ReadonlySet<string>;
    /** Undefined until it is typed. */
    readonly interfaceName: string | undefined;
    readonly acl: Loadable<AclMatrix>;
    readonly now: number;
    readonly runObstacle: string | undefined;
  },
): TaskView {
  const { netid, ids, acl, now } = page;
  const all = valueOf(listed.data) ?? [];
  const task = nodeTaskOf(page.kind);
  const opened = all.filter((node) => node.network === netid && ids.includes(node.id));
  const nodes = task?.subjects?.(opened, { nodes: all }) ?? opened;
  if (!task || nodes.length === 0 || !isNetAdmin(viewer, netid)) {
    return recordPlaceholderView(listed.data, 'nodes', {
      status: 'noRecord',
      heading: 'Nothing to change',
      text: 'These nodes no longer exist, or you don’t have access to them.',
      listHref: paths.nodes(netid),
      listLabel: labels.section.nodes,
    });
  }

  const knownClients = valueOf(clients.data);
  const dnsEntries = valueOf(dns.data);
  const records: TaskRecords = {
    viewer,
    nodes: all,
    networks: valueOf(networks.data) ?? [],
    clients: knownClients ?? [],
    dnsEntries: dnsEntries ?? [],
    unloaded: [...(knownClients ? [] : ['External clients']), ...(dnsEntries ? [] : ['DNS entries'])],
    acl: valueOf(acl),
    now,
  };
  const targets = targetsOf(task, nodes, records);
  const target = targets.find(({ node }) => node.id === page.targetId)?.node;
  const interfaceName = trimmed(page.interfaceName ?? nodes[0]?.egressInterface ?? '');
  const needsInterface = target && (task.makesEgress?.(nodes, target, records) ?? false);
  const problem = needsInterface ? egressInterfaceProblem(interfaceName) : undefined;
  const plan = target ? task.plan(nodes, target, { toggled: page.toggled, interfaceName }, records) : noPlan;
  return {
    status: 'ready',
    title: task.title(nodes),
    picker: {
      label: task.targetLabel,
      targets: targets.map(({ node, note }) => ({
        id: node.id,
        label: node.name,
        description: [primaryAddress(node), note].filter((text) => text !== '').join(' · '),
      })),
      chosen: target?.id,
    },
    fields: needsInterface
      ? [
          {
            id: 'interface' as const,
            label: `Interface on ${target.name}`,
            hint: 'On Linux, run “ip route” to list interfaces',
            value: page.interfaceName ?? interfaceName,
            error: problem && messages[problem],
          },
        ]
      : [],
    ...plan,
    impact: plan.steps.length === 0 ? undefined : { netid, change: taskImpact(plan.steps, all) },
    confirmLabel: task.confirmLabel(nodes),
    obstacle: obstacleTo(target !== undefined, plan, problem !== undefined, acl) ?? page.runObstacle,
  };
}

export type TaskField = {
  readonly id: 'interface' | 'netid' | 'addressRange' | 'addressRange6';
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
};

export type ReadyTask = TaskPlan & {
  readonly status: 'ready';
  readonly title: string;
  /** What the task leads to, unless that is typed. */
  readonly picker?: {
    readonly label: string;
    readonly targets: readonly {
      readonly id: string;
      readonly label: string;
      readonly description: string;
    }[];
    readonly chosen: string | undefined;
  };
  readonly fields: readonly TaskField[];
  readonly impact?: ChangeIn | undefined;
  readonly confirmLabel: string;
  readonly obstacle: string | undefined;
};

export type TaskView = RecordPlaceholderView | ReadyTask;

const noPlan: TaskPlan = { moves: [], steps: [], leftBehind: [] };

function obstacleTo(
  hasTarget: boolean,
  { steps, moves }: TaskPlan,
  isWrong: boolean,
  acl: Loadable<unknown>,
): string | undefined {
  if (!hasTarget) return 'Select a node first';
  if (acl.status === 'loading') return 'Loading ACLs…';
  if (isWrong) return 'Correct the interface first';
  if (steps.length > 0) return undefined;
  return moves.length === 0 ? 'There’s nothing to change' : 'Select what to change';
}
