import { expect, it } from 'vitest';
import {
  externalClientFromWire,
  externalClientsFromWire,
  externalClientToWire,
} from './externalClientWire.ts';

const sample = {
  clientid: 'phone-1',
  description: '',
  privatekey: 'fake-private-key',
  publickey: 'fake-public-key',
  network: 'meshnet',
  address: '10.20.30.9',
  address6: '',
  ingressgatewayid: '00000000-0000-4000-8000-000000000002',
  ingressgatewayendpoint: '198.51.100.12:51832',
  lastmodified: 1795219632,
  enabled: true,
  ownerid: 'mira',
};

it('reads a client without its private key', () => {
  expect(externalClientFromWire(sample)).toEqual({
    clientId: 'phone-1',
    network: 'meshnet',
    address: '10.20.30.9',
    address6: '',
    publicKey: 'fake-public-key',
    isEnabled: true,
    ingressGatewayId: '00000000-0000-4000-8000-000000000002',
    lastModified: 1795219632,
    ownerId: 'mira',
  });
});

it('always writes the id and the enabled flag', () => {
  expect(externalClientToWire({ ...externalClientFromWire(sample), isEnabled: false })).toEqual({
    clientid: 'phone-1',
    enabled: false,
  });
});

it('reads a null list as no clients', () => {
  expect(externalClientsFromWire(null)).toEqual([]);
});

it('rejects a string for the enabled flag', () => {
  expect(() => externalClientsFromWire([{ ...sample, enabled: 'yes' }])).toThrow('extclients[0].enabled');
});
