import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aFindingsSource } from '../../../../mocks/fixtures/findings.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import { mockClipboard } from '../../../components/testing/mockClipboard.ts';
import { ToastRegion } from '../../../components/Toast/ToastRegion.tsx';
import { createToastQueue } from '../../../components/Toast/toastQueue.ts';
import type { Finding } from '../../../domain/findings/finding.ts';
import { findingsBy, findingsOf } from '../../../domain/findings/findings.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { NavigationProvider } from '../../../components/Link/Link.tsx';
import { muteOf } from '../../../domain/findings/muting.ts';
import type { Mute } from '../../../domain/settings/mutes.ts';
import { connectivityView } from '../ConnectivityStrip/connectivityView.ts';
import { findingsFilter } from './findingsFilter.ts';
import { findingsView } from './findingsView.ts';
import { FindingsScreen } from './FindingsScreen.tsx';

const day = 24 * 60 * 60;
const office = { endpoint: '203.0.113.8' };

const source = aFindingsSource({
  nodes: {
    'ams-db-01': { isPending: true },
    'ber-a': office,
    'ber-b': { ...office, listenPort: 51822 },
    'cam-gate-17': { isRelayed: true },
    'fra-gw-01': { isEgressGateway: true, egressRanges: ['10.30.2.0/24'], egressNat: true },
    'ams-gw-01': { isEgressGateway: true, egressRanges: ['10.30.2.0/24'], egressNat: true },
    'old-laptop': { lastCheckIn: NOW - 94 * day },
  },
  networks: [
    aNetwork({
      defaultMtu: 1420,
      allowManualSignup: true,
      accessKeys: [anAccessKey({ name: 'ci-runners', uses: 4812 })],
    }),
    aNetwork({ netid: 'office', addressRange: '10.20.0.0/16' }),
  ],
});

const findings = findingsOf(source);

function named(title: string): Finding {
  const found = findings.find(({ check }) => check.title === title);
  if (!found) throw new Error(`No finding of “${title}”`);
  return found;
}

const key = named('Access key with many uses left');
const muted = new Map([
  [key.key, muteOf('', key, 'Rollout ends in March', 'week', NOW)],
  [named('Node offline for 30 days').key, muteOf('', named('Node offline for 30 days'), '', 'worse', NOW)],
]);

const at = (query: string) => new URLSearchParams(query);

type Changes = Partial<Parameters<typeof findingsView>[1]> & GivenRecords;

function of(changes: Changes = {}) {
  const records = recordsOf({
    nodes: ready(source.nodes, 4),
    networks: ready(source.networks, 4),
    ...changes,
  });
  return findingsView(records, {
    netid: undefined,
    findings: ready(findings, 4),
    kept: undefined,
    mutes: new Map(),
    sinceOf: () => NOW - 3 * day,
    last: undefined,
    areAclsLoading: false,
    missingAcls: [],
    hasMetrics: false,
    query: at(''),
    rowsPerPage: 25,
    ...changes,
  });
}

const writeText = fn();

const listed = of()
  .found()
  .map(({ finding }) => finding);

const on = {
  refresh: fn(),
  filter: fn(),
  turnTo: fn(),
  settle: fn(),
  read: fn(),
  act: fn(),
  showNew: fn(),
  select: fn(),
  loadAcls: fn(),
  mute: fn(),
  unmute: fn(),
  copy: fn(),
  export: fn(),
  close: fn(),
};

const meta = {
  title: 'Screens/Findings/Findings',
  component: FindingsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: of(), on },
} satisfies Meta<typeof FindingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const behaviour = { chromatic: { disableSnapshot: true } };

export const SeverityIsInTheRowsName: Story = {
  parameters: behaviour,
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('rowheader');
    await expect(first).toHaveAccessibleName(/^Broken: /);
    for (const other of others) await expect(other).toHaveAccessibleName(/^(Broken|Risky|Waiting|Cleanup): /);
  },
};

export const AllNetworks: Story = {};

const longSource = aFindingsSource({
  nodes: Object.fromEntries(longNames.nodes.map((name) => [name, { lastCheckIn: NOW - 94 * day }])),
});
export const LongNames: Story = {
  args: { view: of({ findings: ready(findingsOf(longSource), 4) }) },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const LightTheme: Story = { globals: { theme: 'light' } };

const connectivity = connectivityView(
  recordsOf({ viewer: createViewer(aSessionUser(), true, []), nodes: ready(source.nodes) }),
  'prod-eu',
  ready({
    pairs: 21,
    reaching: 12,
    noPath: 6,
    withoutHub: 0,
    byRules: 0,
    unsure: 0,
    silent: 3,
    oneWay: 0,
    areRulesKnown: true,
  }),
);

export const OneNetwork: Story = { args: { view: of({ netid: 'prod-eu', connectivity }) } };

export const OneNetworkOnAPhone: Story = { ...OneNetwork, globals: { viewport: { value: 'phone' } } };

export const BrokenOnly: Story = { args: { view: of({ query: at('severity=broken') }) } };

export const SortedByNetwork: Story = { args: { view: of({ query: at('sort=network&order=descending') }) } };

export const MutedOnly: Story = { args: { view: of({ mutes: muted, query: at('severity=muted') }) } };

export const NothingMuted: Story = { args: { view: of({ query: at('severity=muted') }) } };

export const SelectedFindingIsFixed: Story = {
  args: {
    view: of({ findings: ready(findings.filter((finding) => finding !== key)), last: key }),
  },
};

export const FixedFindingKeepsItsRow: Story = {
  args: {
    view: of({
      kept: findings,
      findings: ready(
        findings.filter((one) => one !== key),
        4,
      ),
    }),
  },
};

export const LinkedFindingNoLongerExists: Story = {
  args: { view: of({ query: at('finding=hub+network+gone') }) },
};

export const Checks: Story = {
  args: {
    view: of({
      query: at('checks=all'),
      missingAcls: [{ netid: 'office', why: 'size' }],
    }),
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Checks' }));
    const checks = within(drawer.getByRole('list', { name: 'Checks' })).getAllByRole('listitem');
    await expect(checks[0]).toHaveTextContent('Not run, the community edition has no metrics');
    await expect(drawer.getAllByText(/Not run in office \(over 500 nodes\)/)).toHaveLength(3);
  },
};

export const LoadingACLs: Story = { args: { view: of({ areAclsLoading: true }) } };

export const Loading: Story = { args: { view: of({ findings: { status: 'loading' } }) } };

export const Failed: Story = {
  args: { view: of({ findings: { status: 'failed', failure: { kind: 'unreachable', offline: true } } }) },
};

export const Stale: Story = {
  args: {
    view: of({
      findings: { ...ready(findings, 180), staleBecause: { kind: 'unreachable', offline: false } },
    }),
  },
};

export const NoFindings: Story = {
  args: { view: of({ findings: ready([]) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

const level1 = { viewer: aViewerAt({ 'prod-eu': 1 }), networks: ready([]) };

export const OnlyOwnRecords: Story = { args: { view: of(level1) } };

export const NoFindingsAboutOwnRecords: Story = {
  args: { view: of({ ...level1, findings: ready([]) }) },
};

export const NoNetworks: Story = {
  args: { view: of({ viewer: aViewerAt({}), nodes: ready([]), networks: ready([]), findings: ready([]) }) },
};

export const OnlyMutedFindings: Story = {
  args: {
    view: of({ findings: ready(findings.filter((finding) => muted.has(finding.key))), mutes: muted }),
  },
};

export const NoMatch: Story = { args: { view: of({ query: at('search=nothing') }) } };

const failing = {
  ...key.check,
  find: () => {
    throw new Error('nodes is undefined');
  },
};

const down = findingsOf(
  aFindingsSource({
    nodes: {
      'gw-relay': { relays: ['leaf-a', 'leaf-b'], isIngressGateway: true, lastCheckIn: NOW - 2 * day },
      'leaf-a': {},
      'leaf-b': {},
      'fra-db-01': {},
    },
    clients: { 'mira-phone': { at: 'gw-relay' } },
  }),
);

export const GatewayDownWithAffectedNodes: Story = {
  args: { view: of({ findings: ready(down, 4) }) },
  play: async ({ canvas }) => {
    await expect(rows()[0]).toHaveTextContent(/cuts off leaf-a, leaf-b, mira-phone \(10 connections\)/);
    await expect(canvas.getByRole('heading', { name: 'What it takes down' })).toBeVisible();
    await expect(within(details()).getByRole('link', { name: 'leaf-b' })).toBeVisible();
  },
};

export const FailedCheck: Story = {
  args: {
    view: of({
      findings: ready(findingsBy([failing], () => undefined, { kind: 'network', network: 'prod-eu' })),
    }),
  },
};

const networkAdmin = aViewerAt({ office: 0 });

export const NormalUser: Story = { args: { view: of({ viewer: networkAdmin }) } };

const many = Array.from({ length: 1000 }, (_, index): Finding => {
  const finding = findings[index % findings.length] ?? key;
  const network = `site-${(index % 20) + 1}`;
  return { ...finding, key: `${finding.key} ${index}`, networks: [network] };
});

export const ThousandFindings: Story = { args: { view: of({ findings: ready(many), rowsPerPage: 250 }) } };

export const OnAPhone: Story = { globals: phone };

export const LoadingOnAPhone: Story = { ...Loading, globals: phone };

export const DetailsOnAPhone: Story = {
  globals: phone,
  args: { view: of({ query: at(`finding=${key.key}`) }) },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Finding' })).toHaveTextContent(key.check.title);
  },
};

const openMuteDialog: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mute…' }));
  await screen.findByRole('dialog', { name: 'Mute finding' });
};

export const MuteDialog: Story = { play: openMuteDialog };

/** Holds the address in a state, so that links and filters work. */
function Interactive({ changes = {} }: { changes?: Changes }) {
  const [query, setQuery] = useState(at(''));
  return (
    <NavigationProvider navigate={(href) => setQuery(new URL(href, location.href).searchParams)}>
      <FindingsScreen
        view={of({ query, ...changes })}
        on={{
          ...on,
          filter: (filter) => setQuery(findingsFilter.change(query, { finding: '', ...filter })),
          close: () => setQuery(findingsFilter.change(query, { finding: '' })),
        }}
      />
    </NavigationProvider>
  );
}

const rows = () => screen.getAllByRole('row').slice(1);
const details = () => screen.getByRole('complementary', { name: 'Selected finding' });

function Muting() {
  const [mutes, setMutes] = useState<ReadonlyMap<string, Mute>>(new Map());
  return (
    <FindingsScreen
      view={of({ mutes, query: at(`finding=${key.key}`) })}
      on={{
        ...on,
        mute: (muting, reason, end) =>
          setMutes(new Map(muting.map((one) => [one.key, muteOf('', one, reason, end, NOW)]))),
        unmute: () => setMutes(new Map()),
      }}
    />
  );
}

export const MutingAndUnmutingKeepTheFocus: Story = {
  parameters: behaviour,
  render: () => <Muting />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mute…' }));
    await screen.findByRole('dialog', { name: 'Mute finding' });
    await userEvent.click(screen.getByRole('button', { name: 'Mute finding' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unmute' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mute…' })).toHaveFocus());
  },
};

export const EnterSelectsTheRow: Story = {
  parameters: behaviour,
  render: () => <Interactive />,
  play: async ({ userEvent }) => {
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(rows()[2]).toHaveFocus());
    await expect(details()).toHaveTextContent(listed[2]?.text ?? 'no third finding');
  },
};

export const SearchAndKindNarrowTheList: Story = {
  parameters: behaviour,
  render: () => <Interactive />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kind/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Access key with many uses/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(details()).toHaveTextContent('ci-runners');
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(rows()).toHaveLength(findings.length));
  },
};

export const FacetShowsOneSeverity: Story = {
  parameters: behaviour,
  render: () => <Interactive changes={{ mutes: muted }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Waiting 1' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: 'Muted 2' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(details()).toHaveTextContent('Rollout ends in March');
  },
};

export const PhoneRestoresFocusAfterTheDetails: Story = {
  globals: phone,
  parameters: behaviour,
  render: () => <Interactive />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^ci-runners/ });
    await userEvent.click(link);
    await screen.findByRole('dialog', { name: 'Finding' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const MuteDialogPassesReasonAndEnd: Story = {
  parameters: behaviour,
  play: async (context) => {
    const { args, userEvent } = context;
    await openMuteDialog?.(context);
    await userEvent.click(screen.getByRole('radio', { name: 'A month' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Known{Enter}');
    await waitFor(() => expect(args.on.mute).toHaveBeenCalledWith([listed[0]], 'Known', 'month'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Mute…' })).toHaveFocus());
  },
};

/** Its clock is stopped, so toasts stay. */
const queue = createToastQueue({ now: () => 0, after: () => () => undefined });

export const ToastsDoNotCoverTheDetails: Story = {
  parameters: behaviour,
  render: (args) => (
    <>
      <FindingsScreen {...args} />
      <ToastRegion queue={queue} />
    </>
  ),
  play: async () => {
    queue.show({ kind: 'success', text: 'Finding muted' });
    const toast = await screen.findByRole('alertdialog', { name: 'Finding muted' });
    const { left } = details().getBoundingClientRect();
    await expect(toast.getBoundingClientRect().right).toBeLessThan(left);
  },
};

export const UnmuteButtonRestoresTheFinding: Story = {
  ...MutedOnly,
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    const [inRow] = canvas.getAllByRole('button', { name: 'Unmute' });
    if (inRow) await userEvent.click(inRow);
    await userEvent.click(within(details()).getByRole('button', { name: 'Unmute' }));
    await expect(args.on.unmute).toHaveBeenCalledTimes(2);
    await expect(args.on.unmute).toHaveBeenLastCalledWith([key]);
  },
};

export const ApproveButtonApprovesTheNode: Story = {
  parameters: behaviour,
  args: { view: of({ query: at('severity=waiting') }) },
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Approve' });
    if (button) await userEvent.click(button);
    const node = expect.objectContaining({ name: 'ams-db-01' }) as unknown;
    await expect(args.on.act).toHaveBeenCalledWith([{ kind: 'approveNode', node }], {
      list: { label: 'Approve', title: 'Approve: ams-db-01' },
    });
  },
};

export const DeleteButtonsDeleteTheirRecords: Story = {
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    for (const [name, action] of [
      ['Delete key', { kind: 'deleteAccessKey', key: { network: 'prod-eu', name: 'ci-runners' } }],
      ['Delete node', expect.objectContaining({ kind: 'deleteNode' }) as unknown],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.on.act).toHaveBeenLastCalledWith([action], expect.anything());
    }
  },
};

export const DisabledDeleteShowsItsReason: Story = {
  ...NormalUser,
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete key' });
    await expect(button).toHaveAccessibleDescription('Only administrators of prod-eu can do this');
    await userEvent.click(button);
    await expect(args.on.act).not.toHaveBeenCalled();
  },
};

export const ExportAndCopyContainTheListedFindings: Story = {
  parameters: behaviour,
  args: { view: of({ query: at('severity=waiting') }) },
  beforeEach: () => mockClipboard({ writeText: writeText.mockReset().mockResolvedValue(undefined) }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON' }));
    const row = expect.objectContaining({ names: 'ams-db-01' }) as unknown;
    await expect(args.on.export).toHaveBeenCalledWith('json', [row]);
    const [button] = canvas.getAllByRole('button', { name: 'Copy as text' });
    if (button) await userEvent.click(button);
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^Waiting: ams-db-01 is waiting for approval\nNetwork: prod-eu\n/),
    );
  },
};

export const PointerOverTheListKeepsRowsInPlace: Story = {
  parameters: behaviour,
  play: async ({ args, userEvent }) => {
    const [row] = rows();
    if (row) await userEvent.hover(row);
    await expect(args.on.read).toHaveBeenLastCalledWith(true);
    await userEvent.hover(details());
    await expect(args.on.read).toHaveBeenLastCalledWith(false);
  },
};

export const FocusInTheListKeepsRowsInPlace: Story = {
  parameters: behaviour,
  play: async ({ args, userEvent }) => {
    const [row] = rows();
    row?.focus();
    await userEvent.keyboard('{ArrowDown}');
    if (row) await userEvent.hover(row);
    await userEvent.hover(details());
    await expect(args.on.read).not.toHaveBeenCalledWith(false);
    await userEvent.click(within(details()).getByRole('heading', { level: 2 }));
    await expect(args.on.read).toHaveBeenLastCalledWith(false);
  },
};

export const NewFindingsAreCountedAboveTheRows: Story = {
  args: { view: of({ kept: findings.slice(2) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 new findings' }));
    await expect(args.on.showNew).toHaveBeenCalledOnce();
  },
};

export const LoadButtonLoadsTheACLsOfLargeNetworks: Story = {
  args: { view: of({ missingAcls: [{ netid: 'office', why: 'size' }] }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load ACLs' }));
    await expect(args.on.loadAcls).toHaveBeenCalledWith(['office']);
  },
};

/** Findings with an action, and one that only a person can fix. */
const selection = new Set(
  [key, named('Node offline for 30 days'), named('Nodes behind one router without local addresses')].map(
    (one) => one.key,
  ),
);

export const SelectedFindingsAreFixedTogether: Story = {
  args: { view: of({ selection }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fix' }));
    const actions = [
      { kind: 'deleteAccessKey', key: { network: 'prod-eu', name: 'ci-runners' } },
      expect.objectContaining({ kind: 'deleteNode' }) as unknown,
    ];
    await expect(args.on.act).toHaveBeenCalledWith(expect.arrayContaining(actions), {
      list: { label: 'Fix 2 findings', title: 'Fix 2 findings' },
    });
  },
};

export const MMutesTheSelectedFindings: Story = {
  parameters: behaviour,
  args: { view: of({ selection }) },
  play: async ({ args, userEvent }) => {
    rows()[0]?.focus();
    await userEvent.keyboard('gm');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('xm');
    await screen.findByRole('dialog', { name: 'Mute 3 findings' });
    await userEvent.click(screen.getByRole('button', { name: 'Mute 3 findings' }));
    await waitFor(() => expect(args.on.mute).toHaveBeenCalledOnce());
    await expect(args.on.select).toHaveBeenLastCalledWith(new Set());
  },
};

export const MMutesTheFocusedRow: Story = {
  parameters: behaviour,
  play: async ({ args, userEvent }) => {
    rows()[1]?.focus();
    await userEvent.keyboard('m');
    await screen.findByRole('dialog', { name: 'Mute finding' });
    await userEvent.click(screen.getByRole('button', { name: 'Mute finding' }));
    await waitFor(() => expect(args.on.mute).toHaveBeenCalledWith([listed[1]], '', 'week'));
  },
};

export const ChangeIsShownBesideItsButton: Story = {
  parameters: behaviour,
  args: {
    view: of({
      findings: ready(
        findingsOf(aFindingsSource({ nodes: { a: office, b: { ...office, localAddress: '192.168.1.9' } } })),
      ),
      query: at('kind=portClash'),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(within(details()).getByText('Listen port from 51821 to 51822')).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: 'Change listen port' });
    if (button) await userEvent.click(button);
    await expect(args.on.act).toHaveBeenCalledWith([expect.objectContaining({ kind: 'editNode' })], {
      list: { label: 'Change listen port', title: 'Change listen port: a, b' },
    });
  },
};
