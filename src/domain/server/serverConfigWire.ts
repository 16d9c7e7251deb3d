import { WireObject } from '../wire.ts';
import type { ServerConfig } from './serverConfig.ts';

/** Picks what the console uses: the answer holds secrets (an OAuth client secret in clear) that go no further. */
export function serverConfigFromWire(json: unknown): ServerConfig {
  const wire = new WireObject(json, 'config');
  return {
    version: wire.text('Version'),
    isEE: wire.flag('IsEE'),
    isDnsOn: isOn(wire, 'DNSMode'),
    isRceOn: isOn(wire, 'RCE'),
    // Hiding is what the server says explicitly; each key shows anyway whether it is a placeholder.
    showsKeys: wire.text('DisplayKeys') !== 'off',
    apiConnString: wire.text('APIConnString'),
    apiHost: wire.text('APIHost'),
    apiPort: wire.text('APIPort'),
  };
}

function isOn(wire: WireObject, key: string): boolean {
  return wire.text(key) === 'on';
}
