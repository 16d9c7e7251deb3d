// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { ref } from 'valtio';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aFindingsSource } from '../../../../mocks/fixtures/findings.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import type { Finding } from '../../../domain/findings/finding.ts';
import { findingsOf } from '../../../domain/findings/findings.ts';
import * as screens from '../../../screens/findings/FindingsScreen/FindingsScreen.tsx';
import { tick } from '../../stores/clock.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { findingsStore } from '../../stores/findings.ts';
import { settingsStore } from '../../stores/settings.ts';
import { startSightings } from '../../shell/findings/noteSightings.ts';
import { confirmAsked } from '../../testing/confirmAsked.ts';
import { catchDownloads } from '../../testing/downloads.ts';
import { openPage } from '../../testing/openPage.tsx';
import { FindingsRoute } from './FindingsRoute.tsx';

const pages = [{ path: '/findings/:netid?', Component: FindingsRoute }];

const source = (uses: number, netid = 'meshnet') =>
  aFindingsSource({
    nodes: { alpha: { network: netid, isPending: true } },
    networks: [
      aNetwork({ netid, defaultMtu: 1420, accessKeys: [anAccessKey({ name: 'ci-runners', uses })] }),
      aNetwork({
        netid: 'p2snet',
        addressRange: '10.99.0.0/16',
        accessKeys: [anAccessKey({ name: 'spent', uses: 0 })],
      }),
    ],
  });

const findings = findingsOf(source(4812));
const named = (name: string): Finding => {
  const found = findings.find(({ key }) => key.includes(name));
  if (!found) throw new Error(`No finding about ${name}`);
  return found;
};

/** Replaces the screen. The tests read its view and call its actions. */
let drawn: MockInstance<typeof screens.FindingsScreen>;

function shown() {
  const [props] = drawn.mock.lastCall ?? [];
  if (!props) throw new Error('No findings are drawn yet');
  return props;
}

const rows = () => {
  const { view } = shown();
  return view.status === 'ready' ? view.rows : [];
};
const listed = () => rows().map(({ names }) => names);
const countOf = (facet: string) => shown().view.facets.find(({ id }) => id === facet)?.count;

const find = (found: readonly Finding[]) =>
  act(async () => {
    findingsStore.data = ref({ status: 'ready', value: found, loadedAt: 0 });
  });

async function open(at = '/findings', scenario = 'community') {
  const page = await openPage(pages, { at, scenario });
  await find(findings);
  return page;
}

beforeEach(startSightings);
beforeEach(() => {
  drawn = vi.spyOn(screens, 'FindingsScreen').mockReturnValue(<></>);
});

it('lists the findings of the address', async () => {
  const { goTo } = await open('/findings?severity=risky&kind=openKey');
  expect(listed()).toEqual(['ci-runners']);
  await goTo('/findings/p2snet');
  expect(listed()).toEqual(['spent']);
  await goTo('/findings?sort=network&order=descending');
  expect(rows().map(({ finding }) => finding.networks.join())).toEqual(['p2snet', 'meshnet', 'meshnet']);
});

it('of an unknown network shows Not Found', async () => {
  await open('/findings/nowhere');
  await waitFor(() => expect(document.body.textContent).toContain('There is no network nowhere'));
});

it('shows the finding of the address until it is closed', async () => {
  const { address, goTo } = await open(`/findings?finding=${encodeURIComponent(named('spent').key)}`);
  expect(shown().view.selected?.names).toBe('spent');
  await act(async () => shown().on.close());
  expect(address()).toBe('/findings');
  await goTo('/findings?finding=unknown');
  expect(shown().view).toMatchObject({ selected: undefined, isSelectedMissing: true });
});

it('keeps the page when a finding is selected', async () => {
  await open('/findings?page=1&rowsPerPage=10');
  expect(rows()[0]?.href).toMatch(/^\/findings\?page=1&rowsPerPage=10&finding=/);
});

describe('muting', () => {
  it('moves a finding to the muted ones and back', async () => {
    const { goTo } = await open();
    const key = named('ci-runners');
    await act(async () => shown().on.mute([key], 'Rollout', 'month'));
    expect([listed().includes('ci-runners'), countOf('muted'), shown().view.count]).toEqual([false, 1, 2]);
    await goTo('/findings?severity=muted');
    expect(rows()[0]).toMatchObject({ names: 'ci-runners', muted: { reason: 'Rollout' } });
    await act(async () => shown().on.unmute([key]));
    expect([shown().view.status, countOf('muted')]).toEqual(['empty', 0]);
  });

  it('ends when the finding gets worse, not with each changed number', async () => {
    await open();
    const key = named('ci-runners');
    await act(async () => shown().on.mute([key], '', 'worse'));
    await find(findingsOf(source(4811)));
    expect(listed()).not.toContain('ci-runners');
    await find([{ ...key, severity: 'broken' }]);
    expect(listed()).toContain('ci-runners');
  });

  it('of several findings is undone in its toast', async () => {
    await open();
    const both = [named('ci-runners'), named('spent')];
    await act(async () => shown().on.mute(both, '', 'week'));
    expect([countOf('muted'), toastQueue.snapshot().history[0]?.text]).toEqual([2, '2 findings muted']);
    const id = toastQueue.snapshot().history[0]?.id ?? '';
    await act(async () => toastQueue.undo(id));
    expect(countOf('muted')).toBe(0);
  });

  it('ends with its time', async () => {
    await open();
    await act(async () => shown().on.mute([named('ci-runners')], '', 'week'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60_000 });
    await act(async () => tick());
    expect(listed()).toContain('ci-runners');
    await find([]);
    expect(settingsStore.settings.mutes).toEqual([]);
  });

  it('ends an hour after the finding is gone, even if metrics aren’t loaded', async () => {
    await open('/findings', 'enterprise');
    const spent = named('spent');
    const measured: Finding = { ...spent, key: 'measured', check: { ...spent.check, needsMetrics: true } };
    await find([...findings, measured]);
    await act(async () => shown().on.mute([named('ci-runners')], 'Rollout', 'worse'));
    await act(async () => shown().on.mute([measured], 'Firewall', 'worse'));
    await find([spent]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    await find([]);
    expect(settingsStore.settings.mutes?.map(({ reason }) => reason)).toEqual(['Firewall']);
  });
});

describe('while the list is read', () => {
  const key = named('ci-runners');
  const spent = named('spent');

  it('rows stay in place until the pointer leaves', async () => {
    await open();
    await find([spent]);
    await act(async () => shown().on.read(true));
    await find([key]);
    expect(rows().map(({ names, isGone }) => [names, isGone])).toEqual([['spent', true]]);
    expect([countOf('all'), shown().view.newCount]).toEqual([0, 1]);
    await act(async () => shown().on.read(false));
    expect(listed()).toEqual(['ci-runners']);
  });

  it('new findings are shown when someone asks for them', async () => {
    await open();
    await find([spent]);
    await act(async () => shown().on.read(true));
    await find([key, spent]);
    expect([listed(), shown().view.newCount]).toEqual([['spent'], 1]);
    await act(async () => shown().on.showNew());
    expect([listed(), shown().view.newCount]).toEqual([['ci-runners', 'spent'], 0]);
  });

  it('the most urgent finding is shown until one is read', async () => {
    await open();
    await find([spent]);
    expect(shown().view.selected?.names).toBe('spent');
    await find([key, spent]);
    expect(shown().view.selected?.names).toBe('ci-runners');
    await act(async () => shown().on.settle());
    await find([spent]);
    expect(shown().view.selected?.names).toBe('ci-runners');
  });

  it('the shown finding stays until another is selected', async () => {
    const { goTo } = await open();
    await find([key, spent]);
    await goTo(`/findings?finding=${encodeURIComponent(spent.key)}`);
    await find([key]);
    expect(shown().view.selected).toMatchObject({ names: 'spent', isGone: true });
    await goTo(`/findings?finding=${encodeURIComponent(key.key)}`);
    expect(shown().view.selected).toMatchObject({ names: 'ci-runners', isGone: false });
  });
});

it('deletes the record of a finding', async () => {
  const { asked } = await open();
  await act(async () =>
    shown().on.act([{ kind: 'deleteAccessKey', key: { network: 'meshnet', name: 'ci-runners' } }]),
  );
  await act(confirmAsked);
  await waitFor(() =>
    expect(asked.map((line) => line.replace(/ \d+$/, ''))).toContain(
      'DELETE /networks/meshnet/keys/ci-runners',
    ),
  );
});

it('creates an egress gateway again as it is', async () => {
  const { asked, world } = await open();
  const gateway = [...world.nodes.values()].find(({ name }) => name === 'gw-egress');
  const { network = '', id = '', name = '' } = gateway ?? {};
  await act(async () => shown().on.act([{ kind: 'createEgressAgain', node: { network, id, name } }]));
  await act(confirmAsked);
  await waitFor(() =>
    expect(asked.map((line) => line.replace(/ \d+$/, ''))).toContain(
      `POST /nodes/${network}/${id}/creategateway`,
    ),
  );
  expect(gateway?.egressgatewayranges).toEqual(['172.16.10.0/24', '192.168.77.0/24']);
});

it('exports what is listed', async () => {
  const saved = catchDownloads();
  await open('/findings/meshnet');
  const all = shown().view.found();
  await act(async () => shown().on.export('json', all));
  await act(async () => shown().on.export('csv', all));
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual(['findings-meshnet.json', 'findings-meshnet.csv']),
  );
  expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toContainEqual(
    expect.objectContaining({
      key: 'openKey accessKey meshnet ci-runners',
      severity: 'risky',
      kind: 'openKey',
      finding: 'ci-runners can be used 4,812 more times and never expires',
      networks: ['meshnet'],
      subjects: [{ kind: 'accessKey', network: 'meshnet', id: 'ci-runners', name: 'ci-runners' }],
      facts: { 'Uses left': '4,812' },
    }),
  );
});
