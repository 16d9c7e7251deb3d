// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { clientQrView, type ClientQrInput } from './ClientQrDialog.tsx';

const client = anExternalClient({ address6: 'fd42:20:4::c9', ingressGatewayId: fraGw01.id });

const viewOf = (changes: Partial<ClientQrInput> = {}) =>
  clientQrView({
    ref: { network: 'prod-eu', clientId: 'mira-phone' },
    lists: { gateways: ready([fraGw01]), clients: ready([client]) },
    config: { status: 'ready', config: '[Interface]' },
    isDownloading: false,
    ...changes,
  });

it('shows the code with the addresses and the gateway of the client', () => {
  expect(viewOf()).toEqual({
    status: 'shown',
    title: 'QR code for mira-phone',
    code: { status: 'ready', config: '[Interface]', label: 'QR code of mira-phone' },
    addresses: ['10.20.4.201', 'fd42:20:4::c9'],
    gateway: { name: 'fra-gw-01', endpoint: `${fraGw01.endpoint}:${fraGw01.listenPort}` },
    isDisabled: false,
    fileName: 'mira-phone.conf',
    isDownloading: false,
  });
});

it('parts the IPv6 address of the gateway from its port', () => {
  const lists = {
    gateways: ready([{ ...fraGw01, endpoint: '2001:db8::7' }]),
    clients: ready([client]),
  };
  expect(viewOf({ lists })).toMatchObject({ gateway: { endpoint: `[2001:db8::7]:${fraGw01.listenPort}` } });
});

it('knows that the client is disabled', () => {
  const lists = { gateways: ready([fraGw01]), clients: ready([{ ...client, isEnabled: false }]) };
  expect(viewOf({ lists })).toMatchObject({ isDisabled: true });
});

it('names the file as the list does', () => {
  const clients = ready(['Mira’s phone', 'Mira s phone'].map((clientId) => ({ ...client, clientId })));
  const lists = { gateways: ready([fraGw01]), clients };
  const ref = { network: 'prod-eu', clientId: 'Mira’s phone' };
  expect(viewOf({ lists, ref })).toMatchObject({ fileName: 'Mira-s-phone-2.conf' });
});

describe('the code', () => {
  it.each<[string, ClientQrInput['config'], object]>([
    ['waits until it is asked for', undefined, { status: 'loading' }],
    ['waits for the answer', { status: 'loading' }, { status: 'loading' }],
    [
      'says why it failed',
      { status: 'failed', failure: { kind: 'rejected', status: 500, message: 'no such luck' } },
      { status: 'failed', reason: 'no such luck' },
    ],
    ['is too long', { status: 'ready', config: 'x'.repeat(2954) }, { status: 'tooLong' }],
  ])('%s', (_, config, code) => {
    expect(viewOf({ config })).toMatchObject({ status: 'shown', code });
  });
});

it('does not find a client that the network does not have', () => {
  expect(viewOf({ ref: { network: 'lab', clientId: 'mira-phone' } })).toMatchObject({
    status: 'missing',
    title: 'QR code for mira-phone',
  });
});

it('waits for the list before it says so', () => {
  const lists = { gateways: ready([fraGw01]), clients: { status: 'loading' } } as const;
  expect(viewOf({ lists, config: undefined })).toMatchObject({ status: 'shown', addresses: [] });
});
