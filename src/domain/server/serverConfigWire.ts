import { flag, readOnly, record, text, type Read } from '../record.ts';
import { WireError } from '../wire.ts';

/** Reads only these fields, because the response contains secrets such as the OAuth client secret. */
const serverConfigRecord = record({
  version: text('Version'),
  isEE: flag('IsEE'),
  isDnsOn: isOn('DNSMode'),
  /** Remote command execution allows editing postup and postdown. */
  isRceOn: isOn('RCE'),
  /** The server hides keys only when it says so. Each key also shows whether it is a placeholder. */
  showsKeys: readOnly((wire) => wire.text('DisplayKeys') !== 'off'),
  apiHost: text('APIHost'),
});

export function serverConfigFromWire(json: unknown): ServerConfig {
  const config = serverConfigRecord.read(json, 'config');
  // Other data read as a configuration would turn the enterprise edition off.
  if (config.version === '' && config.apiHost === '') {
    throw new WireError('config', 'a version or a host', json);
  }
  return config;
}

function isOn(key: string) {
  return readOnly((wire) => wire.text(key) === 'on');
}

export type ServerConfig = Read<typeof serverConfigRecord>;
