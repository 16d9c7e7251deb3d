import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { containsIP } from '../../../domain/ip.ts';
import type { Network } from '../../../domain/network/network.ts';
import { rangeReport } from '../../../domain/network/networkDraft.ts';
import type { Node } from '../../../domain/node/node.ts';
import { labels } from '../../../domain/text/labels.ts';
import { networkEditForm, networkFieldTexts as names } from '../../../domain/network/networkForm.ts';
import type { PanelField } from '../../editor/FieldPanel.tsx';
import { codeField, panelFields } from '../../editor/panelFields.ts';
import { behaviourTexts, type NetworkBehaviour } from '../../../domain/network/networkText.ts';

export type RangeField = PanelField & { readonly use?: RangeUse };

export type RangeUse = { readonly used: number; readonly addresses: number };

export type BehaviourField = { readonly label: string; readonly isOn: boolean; readonly meaning: string };

export type AddressHolders = {
  readonly nodes: readonly Node[] | undefined;
  readonly clients: readonly ExternalClient[] | undefined;
};

export function rangeFields(network: Network, holders: AddressHolders): readonly RangeField[] {
  const use = rangeUse(network.addressRange, holders);
  return [
    network.isIPv4
      ? { ...codeField(names.isIPv4.label, network.addressRange), ...(use && { use }) }
      : off(names.isIPv4.label),
    network.isIPv6 ? codeField(names.isIPv6.label, network.addressRange6) : off(names.isIPv6.label),
    ...panelFields(networkEditForm, network, ['localRange']),
  ];
}

export function defaultFields(network: Network): readonly PanelField[] {
  return panelFields(networkEditForm, network, [
    'defaultInterface',
    'defaultListenPort',
    'defaultPostUp',
    'defaultPostDown',
    'defaultKeepalive',
    'defaultExtClientDns',
    'defaultMtu',
  ]);
}

const behaviours: readonly NetworkBehaviour[] = [
  'isIPv4',
  'isIPv6',
  'allowManualSignup',
  'defaultUdpHolePunch',
  'isPointToSite',
  'defaultAcl',
];

export function behaviourFields(network: Network): readonly BehaviourField[] {
  return behaviours.map((field) => {
    const isOn = network[field];
    return { label: names[field].label, isOn, meaning: behaviourTexts[field][isOn ? 'on' : 'off'] };
  });
}

function rangeUse(range: string, { nodes, clients }: AddressHolders): RangeUse | undefined {
  const addresses = rangeReport(range, [])?.addresses;
  if (!nodes || !clients || typeof addresses !== 'number') return undefined;
  const used = [...nodes, ...clients].filter(({ address }) => containsIP(range, address)).length;
  return { used, addresses };
}

function off(label: string): PanelField {
  return { label, value: labels.value.off, isOff: true };
}
