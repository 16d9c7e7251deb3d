// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readToken } from '../../../../mocks/session/tokens.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { setPairs } from '../../../domain/acl/aclEdit.ts';
import { sessionStorageKey } from '../../../domain/session/session.ts';
import { submitAcls } from '../../flows/acls.ts';
import { changeAcls, isAclEdited } from '../../stores/drafts/aclEdits.ts';
import { loadAcls } from '../../stores/acls.ts';
import { nodesStore } from '../../stores/records.ts';
import { logIn } from '../../flows/logIn.ts';
import { logOut } from '../../flows/logOut.ts';
import { beginSession, sessionStore } from '../../stores/session.ts';
import { deferred } from '../deferred.ts';
import { sessionOf } from '../worldOf.ts';
import {
  admin,
  backend,
  hour,
  startPage,
  advanceClocks,
  sessionCheckInterval,
  setClock,
  setupTwoClocks,
  sleep,
} from './twoClocks.ts';
import { approveNode } from '../acts.ts';

setupTwoClocks();

describe('a browser clock that differs from the server’s', () => {
  it.each([-12, -6, -1, 0, 1, 6, 11.9])('by %d hours allows logging in and loading', async (hours) => {
    setClock(hours * hour);
    startPage();
    expect(await logIn(admin)).toMatchObject({ ok: true });
    await advanceClocks(0);
    expect(nodesStore.data.status).toBe('ready');
    await advanceClocks(sessionCheckInterval);
    expect(sessionStore.session?.user.name).toBe('admin');
  });

  it.each([12, 13, 24 * 365])(
    'and is %d hours ahead prevents logging in and is named as the cause',
    async (hours) => {
      setClock(hours * hour);
      startPage();
      expect(await logIn(admin)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', status: 0, message: expect.stringContaining('clock') },
      });
      expect(sessionStore.session).toBeUndefined();
      await advanceClocks(60_000);
      expect(backend.asked).toEqual(['POST /users/adm/authenticate 200']);
    },
  );

  it('and is 12 hours behind ends the session when the server rejects the expired token', async () => {
    setClock(-12 * hour);
    startPage();
    await logIn(admin);
    await advanceClocks(12 * hour);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'unauthorized' });
    expect(nodesStore.data.status).toBe('idle');
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    const before = backend.asked.length;
    await advanceClocks(hour);
    expect(backend.asked).toHaveLength(before);
  });

  it('and changes during a session expires the session by the new time', async () => {
    startPage();
    await logIn(admin);
    setClock(12 * hour);
    await advanceClocks(sessionCheckInterval);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
  });
});

describe('an expired token', () => {
  it('is detected immediately after sleep and no longer sent', async () => {
    startPage();
    await logIn(admin);
    await advanceClocks(0);
    const before = backend.asked.length;
    await sleep(13 * hour);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
    expect(backend.asked).toHaveLength(before);
  });

  it('after sleep logs out only if it has expired', async () => {
    startPage();
    await logIn(admin);
    await advanceClocks(0);
    const before = backend.asked.length;
    await sleep(11 * hour);
    expect(sessionStore.session).toBeDefined();
    expect(backend.asked.slice(before)).toEqual(['GET /nodes 200']);
  });

  it('during a poll ends the session and discards the response', async () => {
    startPage();
    await logIn(admin);
    await advanceClocks(0);
    const poll = holdBack('GET', '/nodes');
    await advanceClocks(sessionCheckInterval);
    expect(poll.count).toBe(1);
    await sleep(13 * hour);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
    poll.answer();
    await advanceClocks(0);
    expect(nodesStore.data.status).toBe('idle');
    expect(toastQueue.snapshot().history).toEqual([]);
  });

  it('during a submit keeps the changes for the same user', async () => {
    startPage();
    await logIn(admin);
    await advanceClocks(0);
    await loadAcls('meshnet');
    changeAcls('meshnet', (edit) => setPairs(edit, [0], [1], false));
    const upload = holdBack('PUT', '/acls');
    const submitted = submitAcls('meshnet');
    await vi.waitFor(() => expect(upload.count).toBe(1));
    await sleep(13 * hour);
    upload.answer();
    await submitted;
    expect(sessionStore.endedBecause).toBe('expired');
    expect(toastQueue.snapshot().history).toEqual([]);
    expect(isAclEdited('meshnet')).toBe(true);
    beginSession(sessionOf(backend.world, 'admin'));
    expect(isAclEdited('meshnet')).toBe(true);
    beginSession(sessionOf(backend.world, 'second-admin'));
    expect(isAclEdited('meshnet')).toBe(false);
  });

  it('during a slow change leaves no toasts for the next user', async () => {
    const node = [...backend.world.nodes.values()].find(({ ispending }) => ispending === 'yes');
    if (!node) throw new Error('No node is pending');
    startPage();
    await logIn(admin);
    const answer = deferred<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const approval = approveNode(node);
    logOut('expired');
    answer.resolve(new Response('', { status: 200 }));
    await approval;
    expect(toastQueue.snapshot()).toMatchObject({ toasts: [], history: [] });
    expect(nodesStore.data).not.toHaveProperty('value');
  });

  it('is never sent with a request', async () => {
    const late: string[] = [];
    const step = fc.oneof(
      fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 20 * 60_000 }) }),
      fc.record({ kind: fc.constant('sleep' as const), ms: fc.integer({ min: 0, max: 7 * hour }) }),
      fc.record({ kind: fc.constant('signIn' as const), ms: fc.constant(0) }),
    );
    vi.stubGlobal('fetch', async (request: Request) => {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '');
      if (token !== undefined && !readToken(backend.world, token))
        late.push(`${request.method} ${request.url}`);
      return Response.json([]);
    });
    startPage();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { kind, ms } of steps) {
          if (kind === 'pass') await advanceClocks(ms);
          else if (kind === 'sleep') await sleep(ms);
          else beginSession(sessionOf(backend.world, 'admin'));
        }
        expect(late).toEqual([]);
      }),
      { seed: 7, numRuns: 10 },
    );
  });
});

/** Delays matching requests until `answer` is called. */
function holdBack(method: string, end: string): { count: number; readonly answer: () => void } {
  const gate = deferred<void>();
  const originalFetch = globalThis.fetch;
  const held = { count: 0, answer: () => gate.resolve() };
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== method || !request.url.endsWith(end)) return originalFetch(request);
    held.count += 1;
    await gate.promise;
    return originalFetch(request);
  });
  return held;
}
