import { shownNumber } from '../../../domain/format/count.ts';
import { formatExact, formatRelative, formatWhen } from '../../../domain/format/dateTime.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import {
  nodeFieldTexts as texts,
  nodeForm,
  type NodeField,
  type NodeForm,
} from '../../../domain/node/nodeForm.ts';
import { defaultAclLabel, labels } from '../../../domain/text/labels.ts';
import type { PanelField } from '../../editor/FieldPanel.tsx';

const { node: names, value: values } = labels;

/** The facts that people look for first. */
export function firstFields(node: Node) {
  const form = nodeForm(node);
  return {
    addresses: [own(form, 'address'), own(form, 'address6')].filter(({ value }) => value !== ''),
    endpoint: { ...own(form, 'endpoint'), note: node.isStatic ? 'Set manually' : 'Set by server' },
  };
}

export function addressFields(node: Node): readonly PanelField[] {
  const form = nodeForm(node);
  return [
    own(form, 'localAddress'),
    own(form, 'localRange'),
    own(form, 'allowedIps'),
    own(form, 'egressRanges'),
    code(names.macAddress, node.macAddress),
    code(names.id, node.id),
  ];
}

export function wireGuardFields(node: Node): readonly PanelField[] {
  const form = nodeForm(node);
  return [
    code(names.publicKey, node.publicKey),
    {
      label: texts.listenPort.label,
      value: node.listenPort === 0 ? '' : shownNumber(node.listenPort),
      ...(node.udpHolePunch && { note: 'chosen dynamically' }),
    },
    {
      label: texts.persistentKeepalive.label,
      value: shownNumber(node.persistentKeepalive, 's'),
      ...(node.persistentKeepalive === 0 && { note: 'the node uses 15 s' }),
    },
    { label: texts.mtu.label, value: node.mtu === 0 ? '' : shownNumber(node.mtu) },
    own(form, 'postUp'),
    own(form, 'postDown'),
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

type TextField = { [Name in NodeField]: string extends NodeForm[Name] ? Name : never }[NodeField];

function own(form: NodeForm, field: TextField): PanelField {
  return code(texts[field].label, form[field]);
}

function code(label: string, value: string): PanelField {
  return { label, value, isCode: true };
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
