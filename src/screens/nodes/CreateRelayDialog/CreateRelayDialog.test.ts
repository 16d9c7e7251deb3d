// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import type { RelayForm } from '../../../domain/node/roleForms.ts';
import type { RoleFormInput } from '../../../domain/actions/roleControl.ts';
import { createRelayView } from './CreateRelayDialog.tsx';

const node = aNode({ name: 'fra-web-01' });
const leaf = aNode({ name: 'lon-db-01', address: '10.20.4.40', address6: 'fd42:20:4::28' });
const six = aNode({ name: 'six', address: '', address6: 'fd42:20:4::29' });
const relayed = aNode({ name: 'ams-mon-01', address: '10.20.4.5', isRelayed: true });
const relay = aNode({ name: 'fra-gw-01', isRelay: true, relayAddresses: ['10.20.4.5'] });
const around = {
  viewer: createViewer(aSessionUser(), true, []),
  networks: new Map(fleetNetworks.map((network) => [network.netid, network])),
  nodes: [node, leaf, six, relayed, relay],
};

function viewOf(changes: Partial<RoleFormInput<RelayForm>> = {}) {
  return createRelayView({ isSaving: false, node, form: { selected: [] }, context: around, ...changes });
}

it('shows each node with one address and why some are unavailable', () => {
  expect(viewOf().choices).toEqual([
    { id: relayed.id, label: 'ams-mon-01', detail: '10.20.4.5', disabledReason: 'relayed by fra-gw-01' },
    { id: relay.id, label: 'fra-gw-01', detail: '10.20.4.11', disabledReason: 'is a relay itself' },
    { id: leaf.id, label: 'lon-db-01', detail: '10.20.4.40' },
    { id: six.id, label: 'six', detail: 'fd42:20:4::29' },
  ]);
});

it('requires a selection', () => {
  expect(viewOf().problems).toEqual({ relayed: 'node.validation.nobodychosen' });
  expect(viewOf({ form: { selected: [leaf.id] } }).problems).toEqual({ relayed: undefined });
});

it('deselects a node that another relay has taken', () => {
  const view = viewOf({ form: { selected: [relayed.id, leaf.id] } });
  expect(view.chosen).toEqual(new Set([leaf.id]));
});

it('can’t be submitted for a relayed node or a relay', () => {
  expect(viewOf({ node: relayed }).obstacle).toBe('Relayed by fra-gw-01');
  expect(viewOf({ node: relay }).obstacle).toBe('fra-gw-01 is already a relay');
});
