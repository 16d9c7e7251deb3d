import { WireError, WireObject } from '../wire.ts';
import type { ServerConfig } from './serverConfig.ts';

/** Picks what the console uses: the answer holds secrets (an OAuth client secret in clear) that go no further. */
export function serverConfigFromWire(json: unknown): ServerConfig {
  const wire = new WireObject(json, 'config');
  const version = wire.text('Version');
  const apiHost = wire.text('APIHost');
  // Taken for a configuration, other data would turn the enterprise edition off.
  if (version === '' && apiHost === '') throw new WireError('config', 'a version or a host', json);
  return {
    version,
    isEE: wire.flag('IsEE'),
    isDnsOn: isOn(wire, 'DNSMode'),
    isRceOn: isOn(wire, 'RCE'),
    // Hiding is what the server says explicitly; each key shows anyway whether it is a placeholder.
    showsKeys: wire.text('DisplayKeys') !== 'off',
    apiConnString: wire.text('APIConnString'),
    apiHost,
    apiPort: wire.text('APIPort'),
  };
}

function isOn(wire: WireObject, key: string): boolean {
  return wire.text(key) === 'on';
}
