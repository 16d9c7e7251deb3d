import { expect, it } from 'vitest';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { createViewer } from '../session/permissions.ts';
import { type Checked, checkStates } from './checkStates.ts';
import { networkChecks, serverChecks } from './checks.ts';

const whole: Checked = {
  viewer: createViewer(aSessionUser(), true, []),
  isWhole: true,
  networkCount: 2,
  missingAcls: [],
  hasMetrics: true,
};

const community = { viewer: createViewer(aSessionUser(), false, []) };

it('lists all checks as run for an administrator', () => {
  const states = checkStates(whole);
  expect(states).toHaveLength(networkChecks.length + serverChecks.length);
  expect(states.every(({ isRun, note }) => isRun && note === undefined)).toBe(true);
});

it.each<[string, Partial<Checked>, string, boolean, string | undefined]>([
  ['isolated', { viewer: aViewerAt({ office: 0 }) }, 'ACLs', false, 'only administrators can view ACLs'],
  ['manyAdmins', { viewer: aViewerAt({ office: 0 }) }, 'users', false, 'only administrators can view users'],
  ['failoverMissing', community, 'metrics', false, 'the community edition has no metrics'],
  ['notConnected', { hasMetrics: false }, 'metrics', false, 'no metrics yet'],
  ['relayMissing', community, 'nothing', true, undefined],
  [
    'isolated',
    { missingAcls: [{ netid: 'grid', why: 'size' }] },
    'the ACLs of one network',
    true,
    'in grid (over 500 nodes)',
  ],
  [
    'isolated',
    {
      missingAcls: [
        { netid: 'grid', why: 'size' },
        { netid: 'lab', why: 'failed' },
      ],
    },
    'the ACLs of all networks',
    false,
    'in grid (over 500 nodes), lab (couldn’t load ACLs)',
  ],
])('%s with %j, without %s: run is %s', (kind, changes, _, isRun, note) => {
  const state = checkStates({ ...whole, ...changes }).find((one) => one.kind === kind);
  expect(state?.isRun).toBe(isRun);
  expect(state?.note?.replace(/^Not run,? /, '')).toBe(note);
});
