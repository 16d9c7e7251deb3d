import { expect, it } from 'vitest';
import { serverConfigFromWire } from './serverConfigWire.ts';

const sample = {
  APIConnString: 'api.nm.example.com:443',
  APIHost: 'api.nm.example.com',
  APIPort: '9091',
  MasterKey: '(hidden)',
  ClientSecret: 'fake-client-secret',
  DNSMode: 'on',
  Version: 'v0.16.1',
  Verbosity: 1,
  DisplayKeys: 'on',
  RCE: 'on',
  IsEE: 'yes',
};

it('reads on and yes as true', () => {
  expect(serverConfigFromWire(sample)).toEqual({
    version: 'v0.16.1',
    isEE: true,
    isDnsOn: true,
    isRceOn: true,
    showsKeys: true,
    apiHost: 'api.nm.example.com',
  });
});

it('reads off, no and missing values as false', () => {
  const off = { isEE: false, isDnsOn: false, isRceOn: false };
  expect(
    serverConfigFromWire({ Version: 'dev', DNSMode: 'off', RCE: 'off', IsEE: 'no', DisplayKeys: 'off' }),
  ).toMatchObject({
    ...off,
    showsKeys: false,
  });
  expect(serverConfigFromWire({ APIHost: 'api' })).toMatchObject({ ...off, version: '', apiHost: 'api' });
});

it.each([{}, { status: 'ok' }, { Version: '', APIHost: '' }])('rejects %j as a configuration', (wire) => {
  expect(() => serverConfigFromWire(wire)).toThrow('config');
});

it('drops secrets', () => {
  expect(JSON.stringify(serverConfigFromWire(sample))).not.toMatch(/secret|hidden/);
});
