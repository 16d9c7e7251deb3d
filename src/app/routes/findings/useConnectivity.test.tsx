// @vitest-environment happy-dom

import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import * as findings from '../../../screens/findings/FindingsScreen/FindingsScreen.tsx';
import { FindingsWatcher } from '../../shell/findings/FindingsWatcher.tsx';
import { openPage } from '../../testing/openPage.tsx';
import { FindingsRoute } from './FindingsRoute.tsx';

/** The page with the checks, which load the ACLs. */
function CheckedFindings() {
  return (
    <>
      <FindingsWatcher />
      <FindingsRoute />
    </>
  );
}

const pages = [{ path: '/findings/:netid?', Component: CheckedFindings }];
const aclCalls = (asked: readonly string[]) =>
  asked.filter((line) => line.includes('/networks/meshnet/acls'));

/** Replaces the screen. The tests read its views and call its actions. */
let screen: MockInstance<typeof findings.FindingsScreen>;

beforeEach(() => {
  screen = vi.spyOn(findings, 'FindingsScreen').mockReturnValue(<></>);
});

function shown() {
  const [props] = screen.mock.lastCall ?? [];
  if (!props) throw new Error('Nothing is drawn yet');
  return props;
}

async function labels() {
  await waitFor(() => expect(shown().view.connectivity?.status).toBe('ready'));
  const { connectivity } = shown().view;
  return connectivity?.status === 'ready' ? connectivity.figures.map(({ label }) => label) : [];
}

it('shows the figures of the chosen network with the ACLs of the checks', async () => {
  const { asked } = await openPage(pages, { at: '/findings/meshnet' });
  expect(await labels()).toEqual(['Reachable', 'No path', 'One-way', 'Unknown']);
  expect(aclCalls(asked)).toEqual(['GET /networks/meshnet/acls 200']);
});

it('shows no figures for all networks', async () => {
  await openPage(pages, { at: '/findings' });
  await waitFor(() => expect(shown().view.status).toBe('ready'));
  expect(shown().view.connectivity).toBeUndefined();
});

it('loads the ACLs again on request after they failed', async () => {
  await openPage(pages, { at: '/findings/meshnet', faults: 'GET /networks/meshnet/acls=503*1' });
  await waitFor(() => expect(shown().view.connectivity?.status).toBe('failed'));
  await act(async () => shown().on.refresh());
  await labels();
});

it('doesn’t need the ACLs for users, who can’t load them', async () => {
  const { asked } = await openPage(pages, { at: '/findings/meshnet', as: 'alice' });
  expect(await labels()).toContain('Reachable, ignoring ACLs');
  expect(aclCalls(asked)).toEqual([]);
});
