// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { clientQrView, type ShownConfig } from './ClientQrDialog.tsx';

const client = anExternalClient({ address6: 'fd42:20:4::c9', ingressGatewayId: fraGw01.id });

type Changes = Pick<GivenRecords, 'gateways' | 'clients'> & Partial<Parameters<typeof clientQrView>[1]>;

const viewOf = ({ gateways = ready([fraGw01]), clients = ready([client]), ...shown }: Changes = {}) =>
  clientQrView(recordsOf({ gateways, clients }), {
    ref: { network: 'prod-eu', clientId: 'mira-phone' },
    config: { status: 'ready', config: '[Interface]' },
    isDownloading: false,
    ...shown,
  });

it('shows the code, addresses and gateway', () => {
  expect(viewOf()).toEqual({
    status: 'shown',
    title: 'QR code for mira-phone',
    code: { status: 'ready', config: '[Interface]', label: 'QR code for mira-phone' },
    addresses: ['10.20.4.201', 'fd42:20:4::c9'],
    gateway: { name: 'fra-gw-01', endpoint: `${fraGw01.endpoint}:${fraGw01.listenPort}` },
    isDisabled: false,
    fileName: 'mira-phone.conf',
    isDownloading: false,
  });
});

it('puts brackets around the gateway’s IPv6 address', () => {
  const lists = {
    gateways: ready([{ ...fraGw01, endpoint: '2001:db8::7' }]),
    clients: ready([client]),
  };
  expect(viewOf(lists)).toMatchObject({ gateway: { endpoint: `[2001:db8::7]:${fraGw01.listenPort}` } });
});

it('reports a disabled client', () => {
  const lists = { gateways: ready([fraGw01]), clients: ready([{ ...client, isEnabled: false }]) };
  expect(viewOf(lists)).toMatchObject({ isDisabled: true });
});

it('uses the same file name as the list', () => {
  const clients = ready(['Mira’s phone', 'Mira s phone'].map((clientId) => ({ ...client, clientId })));
  const lists = { gateways: ready([fraGw01]), clients };
  const ref = { network: 'prod-eu', clientId: 'Mira’s phone' };
  expect(viewOf({ ...lists, ref })).toMatchObject({ fileName: 'Mira-s-phone-2.conf' });
});

describe('QR code', () => {
  it.each<[string, ShownConfig, object]>([
    ['is loading before the request', undefined, { status: 'loading' }],
    ['is loading during the request', { status: 'loading' }, { status: 'loading' }],
    [
      'shows why loading failed',
      { status: 'failed', failure: { kind: 'rejected', status: 500, message: 'no such luck' } },
      { status: 'failed', reason: 'no such luck' },
    ],
    ['is too long', { status: 'ready', config: 'x'.repeat(2954) }, { status: 'tooLong' }],
  ])('%s', (_, config, code) => {
    expect(viewOf({ config })).toMatchObject({ status: 'shown', code });
  });
});

it('reports a client that isn’t in the network as missing', () => {
  expect(viewOf({ ref: { network: 'lab', clientId: 'mira-phone' } })).toMatchObject({
    status: 'missing',
    title: 'QR code for mira-phone',
  });
});

it('reports no missing client before the list has loaded', () => {
  const lists = { gateways: ready([fraGw01]), clients: { status: 'loading' } } as const;
  expect(viewOf({ ...lists, config: undefined })).toMatchObject({ status: 'shown', addresses: [] });
});
