// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import type { Action } from '../../domain/actions/action.ts';
import { wholeCause } from '../../domain/acl/ruleTrial.ts';
import { valueOf } from '../../domain/loadable.ts';
import { ask, askedStore } from '../stores/asked.ts';
import { roleChanges } from '../stores/changes.ts';
import { nodesStore } from '../stores/records.ts';
import { ruleTrials } from '../stores/ruleTrials.ts';
import { runStore } from '../stores/run.ts';
import { confirmAsked } from '../testing/confirmAsked.ts';
import { asked, enter } from '../testing/enter.ts';
import { lastOutcome } from '../testing/outcomes.ts';
import { actOn, actOnAll } from './act.ts';

beforeEach(() => enter('enterprise'));

function node(name: string) {
  const found = valueOf(nodesStore.data)?.find((one) => one.name === name);
  if (!found) throw new Error(`There is no node ${name}`);
  return found;
}

const changes = () => asked.filter((line) => !line.startsWith('GET'));
const isUndoOffered = () => toastQueue.snapshot().history[0]?.undo !== undefined;
const settled = () => vi.waitFor(() => expect(roleChanges.underway).toEqual([]));

describe('an action', () => {
  it('is rejected if something speaks against it by then', async () => {
    expect(await actOn({ kind: 'connectNode', node: node('leaf-a') })).toBe(false);
    expect(lastOutcome()).toMatch(/^error \|.*Already connected/);
    expect(changes()).toEqual([]);
  });

  it('is rejected alone in a run', async () => {
    const nodes = ['leaf-a', 'leaf-b'].map(node);
    await actOn({ kind: 'disconnectNode', node: nodes[0] ?? node('leaf-a') });
    await actOnAll(nodes.map((each) => ({ kind: 'disconnectNode', node: each })));
    expect(runStore.run).toMatchObject({
      title: 'Disconnect 2 nodes',
      results: [{ state: 'failed', text: 'Already disconnected' }, { state: 'done' }],
    });
  });

  it('does what the page wants around it, and clears the selection', async () => {
    const done: unknown[] = [];
    ask([{ kind: 'disconnectNode', node: node('leaf-a') }], {
      onConfirm: () => done.push('confirmed'),
      around: async (make) => done.push(await make()),
    });
    expect(askedStore.asked).toBeDefined();
    await confirmAsked();
    expect(done).toEqual(['confirmed', true]);
  });
});

describe('what cuts connections can be taken back, from a page and from a selection', () => {
  const doors = {
    page: (action: Action) => actOn(action),
    selection: (action: Action) => actOnAll([action]),
  } as const;

  const acts: readonly (readonly [string, () => Action, cause: string])[] = [
    [
      'disconnecting a gateway',
      () => ({ kind: 'disconnectNode', node: node('gw-egress') }),
      'The last change disconnected gw-egress.',
    ],
    ['disconnecting a plain node', () => ({ kind: 'disconnectNode', node: node('mac-laptop') }), ''],
    [
      'moving the hub',
      () => ({ kind: 'switchRole', node: node('site-1'), role: 'hub', isOn: true }),
      'The last change removed the hub role from site-hub.',
    ],
    [
      'removing egress',
      () => ({ kind: 'switchRole', node: node('gw-egress'), role: 'egress', isOn: false }),
      'The last change removed the egress role from gw-egress.',
    ],
    [
      'removing a relay',
      () => ({ kind: 'switchRole', node: node('gw-relay'), role: 'relay', isOn: false }),
      'The last change removed the relay role from gw-relay.',
    ],
  ];

  it.each(
    acts.flatMap(([name, actionOf, cause]) =>
      Object.entries(doors).map(([door, make]) => [name, door, actionOf, cause, make] as const),
    ),
  )('%s, from a %s', async (_, _door, actionOf, cause, make) => {
    await make(actionOf());
    await settled();
    expect(isUndoOffered()).toBe(true);
    expect(ruleTrials.trials.map(wholeCause).join()).toBe(cause);
  });
});
