import { shownNumber } from '../../../domain/format/count.ts';
import { formatAge, formatExact, formatRelative, formatWhen } from '../../../domain/format/dateTime.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import {
  nodeFieldTexts as texts,
  nodeForm,
  type NodeField,
  type NodeForm,
} from '../../../domain/node/nodeForm.ts';
import { defaultAclLabel, labels } from '../../../domain/text/labels.ts';
import type { PanelField } from '../../shared/FieldPanel.tsx';

const { node: names, value: values } = labels;

export function addressFields(node: Node): readonly PanelField[] {
  const form = nodeForm(node);
  return [
    own(form, 'address'),
    own(form, 'address6'),
    { ...own(form, 'endpoint'), tag: node.isStatic ? 'Set manually' : 'Set by server' },
    own(form, 'localAddress'),
    own(form, 'localRange'),
    own(form, 'allowedIps'),
    own(form, 'egressRanges'),
    code(names.macAddress, node.macAddress),
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

export function lifetimeFields(node: Node, now: number): readonly PanelField[] {
  return [
    past(names.lastCheckIn, node.lastCheckIn, now),
    past(names.lastModified, node.lastModified, now),
    { ...moment(texts.expiresAt.label, node.expiresAt, now), ...expiryTone(node.expiresAt, now) },
    code(names.id, node.id),
  ];
}

/** The network is undefined for viewers who can’t list networks. */
export function behaviourFields(node: Node, network: Network | undefined): readonly PanelField[] {
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
    { label: names.os, value: node.os },
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

function past(label: string, seconds: number, now: number): PanelField {
  return { ...moment(label, seconds, now), value: formatAge(seconds, now) ?? '' };
}

/** Seconds before an expiry at which it becomes a warning. */
const expiryNotice = 30 * 24 * 60 * 60;

function expiryTone(expiresAt: number, now: number): Pick<PanelField, 'tone' | 'tag'> {
  if (expiresAt === 0 || expiresAt - now > expiryNotice) return {};
  return { tone: expiresAt > now ? 'warning' : 'error', tag: 'Not enforced' };
}
