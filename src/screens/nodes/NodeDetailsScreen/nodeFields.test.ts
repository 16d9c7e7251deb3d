import { describe, expect, it } from 'vitest';
import { fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { DAY, NOW } from '../../../../mocks/fixtures/now.ts';
import type { Node } from '../../../domain/node/node.ts';
import type { PanelField } from '../../editor/FieldPanel.tsx';
import { formatExact, formatWhen } from '../../../domain/format/dateTime.ts';
import { addressFields, behaviourFields, firstFields, wireGuardFields } from './nodeFields.ts';

function field(fields: readonly PanelField[], label: string): PanelField | undefined {
  return fields.find((one) => one.label === label);
}
const values = (fields: readonly PanelField[]) => fields.map(({ label, value }) => [label, value]);

it('shows every address of a node', () => {
  const { addresses, endpoint } = firstFields(fraGw01);
  expect(values([...addresses, endpoint, ...addressFields(fraGw01)])).toEqual([
    ['IP address', '10.20.4.4'],
    ['IPv6 address', 'fd42:20:4::4'],
    ['Endpoint', '185.12.64.20'],
    ['Local address', '192.168.40.2'],
    ['Local range', ''],
    ['Allowed IPs', '10.20.4.4/32, 10.48.0.0/16'],
    ['Egress gateway ranges', '10.48.0.0/16, 172.20.8.0/22'],
    ['MAC address', '52:54:00:9c:31:e7'],
    ['Node ID', fraGw01.id],
  ]);
});

it.each([
  [true, 'Set manually'],
  [false, 'Set by server'],
])('explains a static endpoint %o: %s', (isStatic, note) => {
  expect(firstFields(aNode({ isStatic })).endpoint.note).toBe(note);
});

it('shows the WireGuard settings', () => {
  expect(values(wireGuardFields(aNode({ postUp: 'true', postDown: 'false', publicKey: 'key=' })))).toEqual([
    ['Public key', 'key='],
    ['Listen port', '51821'],
    ['Persistent keepalive', '20 s'],
    ['MTU', '1420'],
    ['Postup', 'true'],
    ['Postdown', 'false'],
  ]);
});

it('marks a dynamic port', () => {
  expect(field(wireGuardFields(aNode({ udpHolePunch: true })), 'Listen port')?.note).toBe(
    'chosen dynamically',
  );
  expect(field(wireGuardFields(aNode()), 'Listen port')?.note).toBeUndefined();
});

it('marks an implausible number', () => {
  const odd = aNode({ persistentKeepalive: -1, mtu: 1e308 });
  expect(values(wireGuardFields(odd))).toEqual(
    expect.arrayContaining([
      ['Persistent keepalive', '-1 s (invalid value)'],
      ['MTU', '1e+308 (invalid value)'],
    ]),
  );
});

it('shows unset values as empty', () => {
  const bare = aNode({ listenPort: 0, mtu: 0, persistentKeepalive: 0, publicKey: '' });
  expect(values(wireGuardFields(bare))).toEqual([
    ['Public key', ''],
    ['Listen port', ''],
    ['Persistent keepalive', '0 s'],
    ['MTU', ''],
    ['Postup', ''],
    ['Postdown', ''],
  ]);
  const [, , keepalive] = wireGuardFields(bare);
  expect(keepalive?.note).toBe('the node uses 15 s');
});

describe('times', () => {
  const times = (changes: Partial<Node>) => behaviourFields(aNode(changes), undefined, NOW);

  it('are relative, with the exact time', () => {
    const later = NOW + 90 * DAY;
    expect(field(times({ expiresAt: later }), 'Expires')).toEqual({
      label: 'Expires',
      value: 'in 90 days',
      note: formatWhen(later, NOW),
      exact: formatExact(later),
    });
  });

  it('are empty when not set', () => {
    expect(field(times({ expiresAt: 0 }), 'Expires')).toEqual({ label: 'Expires', value: '' });
  });

  it.each<[number, string, PanelField['tone']]>([
    [NOW + 31 * DAY, 'in 31 days', undefined],
    [NOW + 30 * DAY, 'in 30 days', 'warning'],
    [NOW, '0 s ago', 'error'],
    [NOW - DAY, '1 day ago', 'error'],
  ])('highlight an expiry at %d when it is near', (expiresAt, value, tone) => {
    const expiry = field(times({ expiresAt }), 'Expires');
    expect(expiry?.value).toBe(value);
    expect(expiry?.tone).toBe(tone);
  });
});

it.each([
  [undefined, true, 'Unset', 'network default: allow'],
  [undefined, false, 'Unset', 'network default: deny'],
  [true, false, 'Allow', 'network default: deny'],
  [false, true, 'Deny', 'network default: allow'],
])('shows the default rule %o with the network’s %o', (defaultAcl, networkAcl, value, note) => {
  const fields = behaviourFields(aNode({ defaultAcl }), aNetwork({ defaultAcl: networkAcl }), NOW);
  expect(field(fields, 'Default ACL rule')).toMatchObject({ value, note });
});

it('omits the network’s default rule for an unknown network', () => {
  expect(field(behaviourFields(aNode(), undefined, NOW), 'Default ACL rule')?.note).toBeUndefined();
});

it('inverts the static endpoint flag', () => {
  const shown = (isStatic: boolean) =>
    field(behaviourFields(aNode({ isStatic }), undefined, NOW), 'Dynamic endpoint')?.value;
  expect([shown(true), shown(false)]).toEqual(['Off', 'On']);
});

it('shows the behaviour settings', () => {
  const node = aNode({ isConnected: false, udpHolePunch: true, isDnsOn: false, isLocal: true, expiresAt: 0 });
  expect(values(behaviourFields(node, undefined, NOW)).slice(1)).toEqual([
    ['Connected', 'No'],
    ['Dynamic endpoint', 'On'],
    ['UDP hole punching', 'On'],
    ['DNS on', 'No'],
    ['Local', 'Yes'],
    ['Expires', ''],
  ]);
});
