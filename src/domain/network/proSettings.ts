import type { Network, ProSettings } from './network.ts';
import { defaultProSettings } from './networkWire.ts';

/** Not part of the form, because the first page needs it and would load the form, too. */
export function proSettingsOf(network: Network): ProSettings {
  return network.proSettings ?? defaultProSettings;
}

export function withPro(network: Network, changes: Partial<ProSettings>): Pick<Network, 'proSettings'> {
  return { proSettings: { ...proSettingsOf(network), ...changes } };
}
