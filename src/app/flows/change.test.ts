// @vitest-environment happy-dom

import { afterEach, describe, expect, it } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { deferred } from '../testing/deferred.ts';
import { make, runWithToast } from './change.ts';

const shown = () => toastQueue.snapshot().toasts.map(({ kind, text, detail }) => ({ kind, text, detail }));
const approve = toasts.approveNode();
const remove = toasts.deleteNode();

afterEach(() => {
  for (const { id } of toastQueue.snapshot().toasts) toastQueue.close(id);
  toastQueue.clearHistory();
});

describe('a change with a toast', () => {
  it('shows one toast that goes from pending to the outcome', async () => {
    const change = deferred<Result<string, Failure>>();
    const result = runWithToast(approve, () => change.promise, { detail: 'leaf-a in meshnet' });
    expect(shown()).toEqual([{ kind: 'pending', text: 'pending', detail: 'leaf-a in meshnet' }]);
    change.resolve(succeed('value'));
    expect(await result).toEqual(succeed('value'));
    expect(shown()).toEqual([{ kind: 'success', text: 'Node Approved!', detail: 'leaf-a in meshnet' }]);
    expect(toastQueue.snapshot().history).toHaveLength(1);
  });

  it('adds details to a success, and warns if the server stored something else', async () => {
    await runWithToast(approve, async () => succeed('first'), {
      detail: 'a detail',
      outcome: (detail) => ({ detail }),
    });
    const change = { key: 'a', name: 'a', texts: approve, about: 'a detail' };
    await make({ ...change, send: async () => succeed({ note: 'kept a. kept b' }) });
    await make({ ...change, send: async () => succeed({ note: undefined }) });
    expect(shown()).toEqual([
      { kind: 'success', text: 'Node Approved!', detail: 'first' },
      { kind: 'warning', text: 'Node Approved!', detail: 'kept a. kept b' },
      { kind: 'success', text: 'Node Approved!', detail: 'a detail' },
    ]);
  });

  it('needs no detail', async () => {
    await runWithToast(approve, async () => succeed(undefined));
    expect(shown()).toEqual([{ kind: 'success', text: 'Node Approved!', detail: undefined }]);
  });

  it.each<[string, Failure, string, string]>([
    [
      'the server’s Message where the catalogue appends it',
      { kind: 'rejected', status: 400, message: 'cannot delete server node' },
      'Failed to remove Node. : cannot delete server node',
      'leaf-a',
    ],
    [
      'a 401’s Message as any other',
      { kind: 'unauthorized', message: 'You are unauthorized to access this endpoint.' },
      'Failed to remove Node. : You are unauthorized to access this endpoint.',
      'leaf-a',
    ],
    [
      'the status where the server sent no Message',
      { kind: 'rejected', status: 502, message: '' },
      'Failed to remove Node.',
      'leaf-a: The server returned HTTP 502',
    ],
    [
      'that the server was not reached',
      { kind: 'unreachable', offline: false },
      'Failed to remove Node. : Could not reach server',
      'leaf-a',
    ],
  ])('reports after a failure %s', async (_, failure, text, detail) => {
    expect(await runWithToast(remove, async () => fail(failure), { detail: 'leaf-a' })).toEqual(
      fail(failure),
    );
    expect(shown()).toEqual([{ kind: 'error', text, detail }]);
  });

  it('shows the reason below the text if the catalogue appends nothing', async () => {
    await runWithToast(approve, async () => fail({ kind: 'rejected', status: 500, message: 'no such node' }));
    expect(shown()).toEqual([{ kind: 'error', text: 'Failed to approve node!', detail: 'no such node' }]);
  });

  it('shows nothing if the user has logged out since', async () => {
    await runWithToast(approve, async () => fail({ kind: 'superseded' }));
    expect(shown()).toEqual([]);
  });
});
