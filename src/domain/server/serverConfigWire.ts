import { flag, readOnly, record, text, type Read } from '../record.ts';
import { WireError } from '../wire.ts';

/** Picks what the console uses: the answer holds secrets (an OAuth client secret in clear) that go no further. */
const serverConfigRecord = record({
  version: text('Version'),
  /** Enterprise edition. */
  isEE: flag('IsEE'),
  isDnsOn: isOn('DNSMode'),
  /** Remote command execution: post-up and post-down may be edited. */
  isRceOn: isOn('RCE'),
  /**
   * Access keys are sent in clear; when off their values are placeholders. Hiding is what the server says explicitly;
   * each key shows anyway whether it is a placeholder.
   */
  showsKeys: readOnly((wire) => wire.text('DisplayKeys') !== 'off'),
  /** host:port that join tokens point to. */
  apiConnString: text('APIConnString'),
  apiHost: text('APIHost'),
  apiPort: text('APIPort'),
});

export function serverConfigFromWire(json: unknown): ServerConfig {
  const config = serverConfigRecord.read(json, 'config');
  // Taken for a configuration, other data would turn the enterprise edition off.
  if (config.version === '' && config.apiHost === '') {
    throw new WireError('config', 'a version or a host', json);
  }
  return config;
}

function isOn(key: string) {
  return readOnly((wire) => wire.text(key) === 'on');
}

/** What the console uses of `GET /server/getconfig`; everything else, secrets above all, is left at the door. */
export type ServerConfig = Read<typeof serverConfigRecord>;
