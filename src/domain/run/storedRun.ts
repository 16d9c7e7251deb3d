import { isActionMade } from '../actions/allActions.ts';
import { actionFromStored } from '../actions/storedAction.ts';
import type { Action } from '../actions/action.ts';
import type { RecordsNow } from '../actions/known.ts';
import { namedNodeFromStored } from '../node/storedNodeUndo.ts';
import type { Holder, Leftover } from '../node/leftovers.ts';
import { undoFromStored, type StoredUndo } from '../session/storedUndo.ts';
import { isStepMade, taskStepFromStored } from '../tasks/storedStep.ts';
import type { TaskStep } from '../tasks/task.ts';
import { WireObject } from '../wire.ts';
import { runFromStored, type Run, type RunItem } from './run.ts';

/** What a step of a run does, as data, so that the run can go on after a reload. */
export type StoredStep =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'task'; readonly step: TaskStep }
  | { readonly kind: 'cleanUp'; readonly leftover: Leftover }
  | { readonly kind: 'undo'; readonly undo: StoredUndo };

/** What a run keeps of a step beside its result. Keys are those of the results. */
export type StoredItem = Omit<RunItem, 'key' | 'name'> & {
  readonly endsUndo?: boolean;
  readonly step?: StoredStep | undefined;
  /** Takes the step back, if it is done. */
  readonly undo?: StoredUndo | undefined;
};

export type StoredRun = {
  readonly run: Run;
  readonly stopsAtFailure: boolean;
  readonly items: ReadonlyMap<string, StoredItem>;
};

/** Returns a run of this session that the end of the page interrupted, with what its steps do. */
export function storedRunFrom(text: string | null, session: number): StoredRun | undefined {
  const run = runFromStored(text, session);
  if (!run || text === null) return undefined;
  try {
    const stored = new WireObject(JSON.parse(text), 'run');
    const items = stored.list('results', (json, path) => {
      const item = new WireObject(json, path);
      return [item.requiredText('key'), itemIn(item)] as const;
    });
    return { run, stopsAtFailure: stored.boolean('stopsAtFailure'), items: new Map(items) };
  } catch {
    return undefined;
  }
}

function itemIn(stored: WireObject): StoredItem {
  const lane = stored.text('lane');
  return {
    ...(lane !== '' && { lane }),
    isFollowUp: stored.boolean('isFollowUp'),
    endsUndo: stored.boolean('endsUndo'),
    step: stepFromStored(stored.value('step')),
    undo: stored.has('undo') ? undoFromStored(stored.value('undo')) : undefined,
  };
}

/** Takes only known fields, so it also makes what is stored. Undefined for what can’t be stored. */
export function stepFromStored(json: unknown): StoredStep | undefined {
  try {
    const stored = new WireObject(json, 'step');
    switch (stored.text('kind')) {
      case 'action': {
        const action = actionFromStored(stored.value('action'));
        return action && { kind: 'action', action };
      }
      case 'task': {
        const step = taskStepFromStored(stored.value('step'));
        return step && { kind: 'task', step };
      }
      case 'cleanUp':
        return { kind: 'cleanUp', leftover: stored.required('leftover', leftoverFrom) };
      case 'undo': {
        const undo = undoFromStored(stored.value('undo'));
        return undo && { kind: 'undo', undo };
      }
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}

/** JSON of more letters would take the tab’s storage from drafts. */
const mostLetters = 100_000;

/** The undo of a whole run as data, if that of each step is kept. */
export function undoOfRun(title: string, undos: readonly (StoredUndo | undefined)[]): StoredUndo | undefined {
  const kept = undos.filter((undo) => undo !== undefined);
  if (kept.length === 0 || kept.length < undos.length) return undefined;
  const several = { kind: 'several', title, undos: kept } as const;
  return JSON.stringify(several).length > mostLetters ? undefined : several;
}

/** Whether the records show that a step was made. Undefined if they can’t show it. */
export function isStoredStepMade(stored: StoredStep, records: RecordsNow): boolean | undefined {
  if (stored.kind === 'action') return isActionMade(stored.action, records);
  if (stored.kind === 'task') return isStepMade(stored.step, records);
  // Removing an address that is gone changes nothing, so a clean-up can always be made again.
  return stored.kind === 'cleanUp' ? false : undefined;
}

function leftoverFrom(json: unknown, path: string): Leftover {
  const leftover = new WireObject(json, path);
  return {
    holder: leftover.required('holder', holderFrom),
    named: leftover.list('named', (one, place) => {
      const named = new WireObject(one, place);
      return { text: named.requiredText('text'), owner: named.requiredText('owner') };
    }),
    isCleanable: leftover.boolean('isCleanable'),
  };
}

function holderFrom(json: unknown, path: string): Holder {
  const holder = new WireObject(json, path);
  switch (holder.text('kind')) {
    case 'dns': {
      const entry = holder.requiredObject('entry');
      return {
        kind: 'dns',
        entry: { network: entry.requiredText('network'), name: entry.requiredText('name') },
      };
    }
    case 'list': {
      const list = holder.oneOf('list', ['relayAddresses', 'allowedIps', 'egressRanges']);
      if (!list) break;
      return { kind: 'list', node: holder.required('node', namedNodeFromStored), list };
    }
    case 'clientDns':
      return { kind: 'clientDns', netid: holder.requiredText('netid') };
  }
  return { kind: 'commands', node: holder.required('node', namedNodeFromStored) };
}
