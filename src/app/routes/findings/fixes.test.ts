// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest';
import { wireGuardKeyFor } from '../../../../mocks/fixtures/seed.ts';
import { findingsSourceOf } from '../../../../mocks/scenarios/findingsSource.ts';
import { scenarios } from '../../../../mocks/scenarios/scenarios.ts';
import { measure } from '../../../../mocks/world/nodes/metrics.ts';
import type { Edition, World } from '../../../../mocks/world/state.ts';
import { networkChecks, serverChecks } from '../../../domain/findings/checks.ts';
import { type Finding, type Fix, subjectName } from '../../../domain/findings/finding.ts';
import { findingsOf } from '../../../domain/findings/findings.ts';
import { carryOut } from '../../flows/act.ts';
import { runStore } from '../../stores/run.ts';
import { logInAs } from '../../testing/enter.ts';
import { outcomes } from '../../testing/outcomes.ts';

const editions = ['community', 'enterprise'] as const;

function misconfigured(edition: Edition): World {
  const scenario = scenarios.get('misconfigured');
  if (!scenario) throw new Error('No such scenario');
  return scenario.build({ now: Date.now, edition });
}

/** The faults that no action of the console removes, with what does. */
const byHand: Readonly<Record<string, 'machine' | 'server' | 'a value that only a person knows'>> = {
  offline: 'machine',
  formerKey: 'machine',
  silent: 'machine',
  version: 'machine',
  notConnected: 'machine',
  blockedYetConnected: 'machine',
  allSilent: 'server',
  builtInKey: 'server',
  remoteCommands: 'server',
  consoleVersion: 'server',
  overlap: 'a value that only a person knows',
  rangeUse: 'a value that only a person knows',
  tinyRange: 'a value that only a person knows',
  endpointInNetwork: 'a value that only a person knows',
  unusableEndpoint: 'a value that only a person knows',
  unroutableEndpoint: 'a value that only a person knows',
  unusableLocalAddress: 'a value that only a person knows',
  sameEndpoint: 'a value that only a person knows',
  noEndpoint: 'a value that only a person knows',
  egressContainsLocalAddress: 'a value that only a person knows',
  singlePointOfFailure: 'a value that only a person knows',
  missingAclRow: 'a value that only a person knows',
  isolated: 'a value that only a person knows',
  nextSave: 'a value that only a person knows',
  userWithoutNetwork: 'a value that only a person knows',
  manyAdmins: 'a value that only a person knows',
};

const isAction = (fix: Fix | undefined) => fix !== undefined && 'actions' in fix;

const named = ({ check, subjects }: Finding) =>
  `${check.kind} ${subjects.map(subjectName).toSorted().join(' ')}`;

/** Machines make new keys when the server asks for them, and report them. */
function reportNewKeys(world: World, netid: string): void {
  for (const node of world.nodes.values()) {
    if (node.network === netid) node.publickey = wireGuardKeyFor(`${node.id} again`);
  }
}

/** Makes a fix, lets the nodes report, and returns whether the finding is gone and which findings came. */
async function makeFix(world: World, finding: Finding, fix: Fix) {
  const listed = () => findingsOf(findingsSourceOf(world));
  const before = new Set(listed().map(({ key }) => key));
  await logInAs(world);
  if (!('actions' in fix)) throw new Error('Not an action');
  const { label, actions } = fix;
  await carryOut({ actions, options: { list: { label, title: label } } }, []);
  await vi.waitFor(() => expect(runStore.run?.status ?? 'over').toBe('over'));
  for (const action of fix.actions) {
    if (action.kind === 'refreshKeys') reportNewKeys(world, action.netid);
  }
  measure(world);
  const after = listed();
  return {
    isGone: after.every(({ key }) => key !== finding.key),
    added: after.filter(({ key }) => !before.has(key)).map(named),
  };
}

describe.each(editions)('the misconfigured company on the %s edition', (edition) => {
  const findings = findingsOf(findingsSourceOf(misconfigured(edition)));
  const fixes = findings.flatMap((finding) =>
    [finding.fix, finding.otherFix].flatMap((fix, place) =>
      fix && isAction(fix) ? [[`${named(finding)}: ${fix.label}`, finding.key, place] as const] : [],
    ),
  );

  it.each(fixes)('%s', async (_, key, place) => {
    const world = misconfigured(edition);
    const finding = findingsOf(findingsSourceOf(world)).find((one) => one.key === key);
    const fix = place === 0 ? finding?.fix : finding?.otherFix;
    if (!finding || !fix) throw new Error(`No fix for ${key}`);
    const { isGone, added } = await makeFix(world, finding, fix);
    // A gateway that nothing depends on any longer is still a machine that is off.
    expect(added.filter((one) => one !== `offline ${finding.subjects.map(subjectName).join()}`)).toEqual([]);
    expect(isGone).toBe(true);
    expect(outcomes().filter((line) => line.startsWith('error'))).toEqual([]);
  });

  it('has no action for faults that a person fixes elsewhere', () => {
    const open = findings.filter(({ fix, otherFix }) => !isAction(fix) && !isAction(otherFix));
    expect(open.filter(({ check }) => byHand[check.kind] === undefined).map(named)).toEqual([]);
  });

  it('sends a person to the machine only where the fault is there', () => {
    const views = findings.filter(({ fix }) => fix?.label.startsWith('View'));
    expect(views.length).toBeLessThanOrEqual(6);
    const kinds = views.map(({ check }) => check.kind).filter((kind) => kind !== 'gatewayDown');
    expect(kinds.filter((kind) => byHand[kind] !== 'machine')).toEqual([]);
  });
});

it('has an action or a person for each check', () => {
  const fixed = editions
    .flatMap((edition) => findingsOf(findingsSourceOf(misconfigured(edition))))
    .filter(({ fix, otherFix }) => isAction(fix) || isAction(otherFix));
  const kinds = new Set(fixed.map(({ check }) => check.kind));
  const rest = [...networkChecks, ...serverChecks]
    .map(({ kind }) => kind)
    .filter((kind) => !kinds.has(kind) && byHand[kind] === undefined);
  expect(rest).toEqual([]);
});
