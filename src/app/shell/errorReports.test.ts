// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aSession } from '../../../mocks/fixtures/session.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { newUserDrafts } from '../stores/drafts/formDrafts.ts';
import { saveDraft } from '../stores/drafts/drafts.ts';
import { showNewAccessKey } from '../stores/newAccessKey.ts';
import { networksStore } from '../stores/records.ts';
import { replaceIn } from '../stores/resource.ts';
import { beginSession } from '../stores/session.ts';
import { startErrorReports } from './startServices.ts';

let stop = () => {};
const toasts = () => toastQueue.snapshot().toasts;

function fail(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'it failed' }));
}

/** The file that describes errors is loaded on demand. */
const told = () => vi.waitFor(() => expect(toasts()).not.toEqual([]));

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

// Preloaded, because the first load can take longer than the waits below.
beforeAll(async () => void (await import('./crash/CrashPage.tsx')));

beforeEach(() => {
  stop = startErrorReports();
});

afterEach(() => {
  stop();
});

describe('an unhandled error', () => {
  it('is shown with a report', async () => {
    fail(new TypeError('no such peer'));
    await told();
    expect(toasts()).toMatchObject([
      { kind: 'error', text: 'Something went wrong in the console', detail: 'TypeError: no such peer' },
    ]);
    expect(toasts()[0]?.report).toMatch(/^Netmaker console v0\.16\.1\n[\s\S]*Error: TypeError: no such peer/);
  });

  it.each([
    [new Error('refused'), 'Error: refused'],
    ['a text', 'a text'],
    [undefined, 'Not an error but undefined'],
    [{ token: 'secret' }, 'Not an error but object'],
  ])('is shown for a promise that was rejected with %o', async (reason, detail) => {
    reject(reason);
    await told();
    expect(toasts()).toMatchObject([{ kind: 'error', detail }]);
  });

  it('contains no listed access key', async () => {
    const key = anAccessKey({
      secret: { hidden: false, value: '35c8410bae8e5aac', accessString: 'eyJ0b2tlbg' },
    });
    replaceIn(networksStore, [aNetwork({ accessKeys: [key] })]);
    fail(new Error('no 35c8410bae8e5aac'));
    await told();
    expect(toasts()).toMatchObject([{ detail: 'Error: no …' }]);
    expect(toasts()[0]?.report).not.toContain('35c8410bae8e5aac');
  });

  it('is shown once if it repeats', async () => {
    for (let time = 0; time < 20; time += 1) fail(new Error('again'));
    await told();
    expect(toasts()).toHaveLength(1);
    expect(toastQueue.snapshot().history).toHaveLength(1);
  });

  it('ignores events without an error', async () => {
    fail(undefined);
    fail(null);
    fail(new Error('meant'));
    await told();
    expect(toasts()).toMatchObject([{ detail: 'Error: meant' }]);
  });

  it('is no longer shown once reports are stopped', () => {
    stop();
    fail(new Error('late'));
    reject(new Error('late'));
    expect(toasts()).toEqual([]);
  });
});

it('contains no token, no key and no input', async () => {
  const session = aSession();
  beginSession(session);
  showNewAccessKey('meshnet', {
    name: 'laptop',
    uses: 1,
    secret: { hidden: false, value: 'key-value-1', accessString: 'access-string-1' },
    carried: {},
  });
  const form = { username: 'mira', password: '', confirmation: '', isAdmin: false, networks: [] };
  saveDraft(newUserDrafts, 'new', { before: form, after: { ...form, password: 'typed-password' } });
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'in-a-field';

  fail(new Error(`${session.token} key-value-1 access-string-1 typed-password in-a-field`));
  await told();
  field.remove();
  expect(toasts()).toMatchObject([{ detail: 'Error: … … … … …' }]);
  expect(toasts()[0]?.report).not.toMatch(/key-value|access-string|typed|in-a-field|eyJ/);
});
