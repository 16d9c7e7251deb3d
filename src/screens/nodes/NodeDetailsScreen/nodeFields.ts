import { formatExact, formatRelative, formatWhen } from '../../../domain/format/dateTime.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { nodeEditForm, nodeFieldTexts as texts, type NodeField } from '../../../domain/node/nodeForm.ts';
import { defaultAclLabel, labels } from '../../../domain/text/labels.ts';
import type { PanelField } from '../../editor/FieldPanel.tsx';
import { codeField, panelFields } from '../../editor/panelFields.ts';

const { node: names, value: values } = labels;

/** The facts that people look for first. */
export function firstFields(node: Node) {
  return {
    addresses: own(node, 'address', 'address6').filter(({ value }) => value !== ''),
    endpoint: {
      ...codeField(texts.endpoint.label, node.endpoint),
      note: node.isStatic ? 'Set manually' : 'Set by server',
    },
  };
}

export function addressFields(node: Node): readonly PanelField[] {
  return [
    ...own(node, 'localAddress', 'localRange', 'allowedIps', 'egressRanges'),
    codeField(names.macAddress, node.macAddress),
    codeField(names.id, node.id),
  ];
}

export function wireGuardFields(node: Node): readonly PanelField[] {
  return [
    codeField(names.publicKey, node.publicKey),
    ...own(node, 'listenPort').map((port) => ({
      ...port,
      ...(node.udpHolePunch && { note: 'chosen dynamically' }),
    })),
    ...own(node, 'persistentKeepalive', 'mtu', 'postUp', 'postDown'),
  ];
}

/** The network is undefined for viewers who can’t list networks. */
export function behaviourFields(
  node: Node,
  network: Network | undefined,
  now: number,
): readonly PanelField[] {
  return [
    {
      label: texts.defaultAcl.label,
      value: defaultAclLabel(node.defaultAcl),
      isTag: true,
      ...(network && { note: `network default: ${network.defaultAcl ? 'allow' : 'deny'}` }),
    },
    {
      label: texts.isConnected.label,
      value: node.isConnected ? values.yes : values.no,
      tone: node.isConnected ? 'healthy' : 'off',
    },
    { label: texts.isEndpointDynamic.label, value: node.isStatic ? values.off : values.on },
    { label: texts.udpHolePunch.label, value: node.udpHolePunch ? values.on : values.off },
    { label: texts.isDnsOn.label, value: node.isDnsOn ? values.yes : values.no },
    { label: texts.isLocal.label, value: node.isLocal ? values.yes : values.no },
    { ...moment(texts.expiresAt.label, node.expiresAt, now), ...expiryTone(node.expiresAt, now) },
  ];
}

function own(node: Node, ...fields: readonly NodeField[]): readonly PanelField[] {
  return panelFields(nodeEditForm, node, fields);
}

function moment(label: string, seconds: number, now: number): PanelField {
  const when = formatWhen(seconds, now);
  const exact = formatExact(seconds);
  return {
    label,
    value: formatRelative(seconds, now) ?? '',
    ...(when !== undefined && { note: when }),
    ...(exact !== undefined && { exact }),
  };
}

/** Seconds before an expiry at which it becomes a warning. */
const expiryNotice = 30 * 24 * 60 * 60;

function expiryTone(expiresAt: number, now: number): Pick<PanelField, 'tone' | 'tag'> {
  if (expiresAt === 0 || expiresAt - now > expiryNotice) return {};
  return { tone: expiresAt > now ? 'warning' : 'error', tag: 'Not enforced' };
}
