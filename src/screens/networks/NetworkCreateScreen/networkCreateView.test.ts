import { describe, expect, it } from 'vitest';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { editOf } from '../../../domain/edit/edit.ts';
import { newNetworkDraft, type NetworkDraft } from '../../../domain/network/networkDraft.ts';
import { networkCreateView } from './networkCreateView.ts';

const failure = { kind: 'unreachable', offline: false } as const;

type Page = Parameters<typeof networkCreateView>[1];
type Changes = GivenRecords & Partial<Omit<Page, 'draft'>> & { draft?: Partial<NetworkDraft> };

function viewOf(changes: Changes = {}) {
  return networkCreateView(
    recordsOf({
      networks: ready(fleetNetworks),
      config: ready(aServerConfig({ isEE: true })),
      ...changes,
    }),
    {
      fill: editOf(newNetworkDraft),
      isSaving: false,
      failure: undefined,
      ...changes,
      draft: { ...newNetworkDraft, ...changes.draft },
    },
  );
}

describe('creating a network', () => {
  it('is for administrators only', () => {
    expect(viewOf({ viewer: aViewerAt({}) })).toEqual({
      status: 'noRecord',
      heading: 'You can’t create networks',
      text: 'Only administrators can create networks.',
      listHref: '/networks',
      listLabel: 'See all networks',
    });
  });

  it('waits for the networks and for the edition', () => {
    expect(viewOf({ networks: { status: 'loading' } }).status).toBe('loading');
    expect(viewOf({ config: { status: 'idle' } }).status).toBe('loading');
  });

  it('works without networks that failed to load, and then reports no overlaps', () => {
    expect(
      viewOf({
        networks: { status: 'failed', failure },
        config: { status: 'failed', failure },
        draft: { addressRange: '10.20.4.0/24' },
      }),
    ).toMatchObject({
      status: 'ready',
      isEE: false,
      range: { hint: '254 addresses', overlap: undefined },
    });
  });

  it('has its defaults: IPv4 on, IPv6 off, hole punch off, point to site off, default ACL on', () => {
    expect(viewOf()).toMatchObject({
      draft: { isIPv4: true, isIPv6: false, udpHolePunch: false, isPointToSite: false, defaultAcl: true },
    });
  });

  it('has enterprise settings on an enterprise server', () => {
    expect(viewOf()).toMatchObject({ isEE: true });
    expect(viewOf({ config: ready(aServerConfig()) })).toMatchObject({
      isEE: false,
    });
  });

  it('reports taken names', () => {
    expect(viewOf({ draft: { netid: 'office' } })).toMatchObject({
      isNameTaken: true,
      problems: { netid: 'network.validation.taken' },
    });
  });

  it('ignores its own network once it is listed', () => {
    expect(
      viewOf({ draft: { netid: 'office', addressRange: '10.31.0.0/24' }, isSaving: true }),
    ).toMatchObject({ isNameTaken: false, range: { overlap: undefined } });
  });

  it('names each network that a range overlaps', () => {
    expect(
      viewOf({ draft: { addressRange: ' 10.20.0.0/15 ', addressRange6: 'fd42:20::/32' } }),
    ).toMatchObject({
      range: { overlap: '10.20.0.0/15 overlaps prod-eu (10.20.4.0/24), prod-us (10.21.4.0/24)' },
      range6: { overlap: 'fd42:20::/32 overlaps prod-eu (fd42:20:4::/64)' },
    });
  });

  it('ignores a range of the wrong family', () => {
    expect(viewOf({ draft: { addressRange: 'fd42::/64', addressRange6: '10.20.4.0/24' } })).toMatchObject({
      range: { hint: undefined },
      range6: { hint: undefined },
    });
  });

  it.each([
    ['224.0.0.0/4', ['Multicast addresses can’t be assigned to nodes, so nodes can’t reach each other']],
    ['10.50.0.0/32', ['Only one node fits in this range']],
    ['10.50.0.0/24', []],
  ])('warns of the range %s', (addressRange, warnings) => {
    expect(viewOf({ draft: { addressRange } })).toMatchObject({ range: { warnings } });
  });

  it('warns of a name with the same DNS zone as another', () => {
    const old = fleetNetworks.map((network) => ({ ...network, netid: network.netid.toUpperCase() }));
    expect(viewOf({ networks: ready(old), draft: { netid: 'office' } })).toMatchObject({
      isNameTaken: false,
      nameWarning: 'OFFICE uses the same DNS zone, so names in the two networks can clash',
    });
    expect(viewOf({ draft: { netid: 'annex' } })).toMatchObject({ nameWarning: undefined });
  });

  it('offers to undo Autofill while any of its values remain', () => {
    const after = { ...newNetworkDraft, netid: 'amber' };
    const fill = { before: newNetworkDraft, after };
    expect(viewOf({ fill, draft: after })).toMatchObject({ canUndoAutofill: true });
    expect(viewOf({ fill, draft: { netid: 'west' } })).toMatchObject({ canUndoAutofill: false });
    expect(viewOf()).toMatchObject({ canUndoAutofill: false });
  });
});

describe('the preview', () => {
  const filledIn = { netid: 'annex', addressRange: '10.137.82.0/24', addressRange6: 'fd00::/64' };

  it.each<[string, Partial<NetworkDraft>, object]>([
    ['nothing yet', {}, { interfaceName: undefined, addresses: [], nodeName: undefined }],
    [
      'IPv4 while IPv6 is off',
      filledIn,
      {
        interfaceName: 'nm-annex',
        addresses: [['10.137.82.1', '10.137.82.2']],
        nodeName: 'web-01.annex',
      },
    ],
    [
      'both families',
      { ...filledIn, isIPv6: true },
      {
        addresses: [
          ['10.137.82.1', '10.137.82.2'],
          ['fd00::', 'fd00::1'],
        ],
      },
    ],
    [
      'no name of a node without IPv4',
      { ...filledIn, isIPv4: false, isIPv6: true },
      { nodeName: undefined, hasNodeNames: false },
    ],
    ['no address for an incomplete range', { ...filledIn, addressRange: '10.137.82.0' }, { addresses: [] }],
    ['no address for a disabled family', { ...filledIn, isIPv4: false }, { addresses: [] }],
  ])('is %s', (_, draft, preview) => {
    expect(viewOf({ draft })).toMatchObject({ preview });
  });
});
