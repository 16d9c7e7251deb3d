import type { Network, ProSettings } from './network.ts';
import { defaultProSettings } from './networkWire.ts';

/** Kept apart from the form, which the first page would load with them. */
export function proSettingsOf(network: Network): ProSettings {
  return network.proSettings ?? defaultProSettings;
}

export function withPro(network: Network, changes: Partial<ProSettings>): Pick<Network, 'proSettings'> {
  return { proSettings: { ...proSettingsOf(network), ...changes } };
}
