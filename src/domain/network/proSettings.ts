import type { Network, ProSettings } from './network.ts';
import { defaultProSettings } from './networkWire.ts';

/** In a file of its own, because the first page needs it without the form. */
export function proSettingsOf(network: Network): ProSettings {
  return network.proSettings ?? defaultProSettings;
}

export function withPro(network: Network, changes: Partial<ProSettings>): Pick<Network, 'proSettings'> {
  return { proSettings: { ...proSettingsOf(network), ...changes } };
}
