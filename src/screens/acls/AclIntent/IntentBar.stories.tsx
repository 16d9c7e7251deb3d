import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aclFleetNodes } from '../../../../mocks/fixtures/aclFleet.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { blockAll, editAcls, setPairs } from '../../../domain/acl/aclEdit.ts';
import type { Node } from '../../../domain/node/node.ts';
import { emptyIntent, IntentBar, useIntentEffect } from './IntentBar.tsx';

const nodes = aclFleetNodes
  .filter(({ name }) => /^(ams|fra|lon)/.test(name))
  .map((node) => ({ ...node, isIngressGateway: node.name === 'fra-gw-01' }));
const gateway = nodes.find(({ isIngressGateway }) => isIngressGateway)?.id ?? '';
const clients = Array.from({ length: 5 }, (_, index) =>
  anExternalClient({ clientId: `phone-${index}`, ingressGatewayId: gateway }),
);
const allowed = (of: readonly Node[]) => editAcls(anAclMatrix(of.map(({ id }) => id)));
const sourceOf = (of: readonly Node[]) => ({
  edit: allowed(of),
  nodes: of,
  clients,
  isPointToSite: false,
  minute: Math.floor(NOW / 60),
  intent: undefined,
});
const clientsFromDatabases = {
  isAllowed: false,
  one: 'ingress gateways and their clients',
  other: 'name contains db',
};

const meta = {
  title: 'Screens/ACLs/IntentBar',
  component: IntentBar,
  args: {
    intent: clientsFromDatabases,
    source: sourceOf(nodes),
    effect: undefined,
    on: { set: fn(), setIntent: fn() },
  },
  // Keeps the rule and the edit and computes the effect, like the matrix page.
  render: function Render({ intent: first, source, on }) {
    const [intent, setIntent] = useState(first);
    const [edit, setEdit] = useState(source.edit);
    const present = { ...source, edit, intent };
    const effect = useIntentEffect(present);
    return (
      <IntentBar
        intent={intent}
        source={present}
        effect={effect}
        on={{
          set: (rows, columns, isAllowed) => {
            on.set(rows, columns, isAllowed);
            setEdit((before) => setPairs(before, rows, columns, isAllowed));
          },
          setIntent: (next) => {
            on.setIntent(next);
            if (next) setIntent(next);
          },
        }}
      />
    );
  },
} satisfies Meta<typeof IntentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const addButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Add to changes' });
const says = (canvas: Canvas, text: RegExp | string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));

export const Empty: Story = { args: { intent: emptyIntent } };
export const OneSetEntered: Story = { args: { intent: { ...emptyIntent, one: 'relays' } } };
export const Ready: Story = {};
export const Allowing: Story = {
  args: {
    intent: { ...clientsFromDatabases, isAllowed: true },
    source: { ...sourceOf(nodes), edit: blockAll(allowed(nodes)) },
  },
};
const fleet = manyNodes(60);
export const ManyNodes: Story = {
  args: {
    intent: { isAllowed: false, one: 'all nodes', other: 'all nodes' },
    source: { ...sourceOf(fleet), clients: [] },
  },
};
export const NothingWouldChange: Story = { args: { intent: { ...clientsFromDatabases, isAllowed: true } } };
export const EmptySet: Story = {
  args: { intent: { isAllowed: true, one: 'name contains moon', other: 'all nodes' } },
};
export const SameNodeInBothSets: Story = {
  args: { intent: { isAllowed: false, one: 'fra-gw-01', other: 'fra-gw-01' } },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpeningFocusesTheFirstField: Story = {
  args: { intent: emptyIntent },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'between' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
    const context = document.createElement('canvas').getContext('2d');
    if (!context || !(field instanceof HTMLInputElement)) throw new Error('The text can’t be measured');
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    context.font = font;
    const space = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    await expect(context.measureText(field.placeholder).width).toBeLessThan(space);
    await userEvent.keyboard('ams-db-01{Enter}');
    await expect(args.on.setIntent).toHaveBeenLastCalledWith({ ...emptyIntent, one: 'node ams-db-01' });
  },
};

export const IncompleteRuleCannotBeAdded: Story = {
  args: { intent: emptyIntent },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter or choose two sets of nodes.');
    await expect(addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(addButton(canvas));
    await expect(args.on.set).not.toHaveBeenCalled();
  },
};

export const AddingARuleCreatesPendingChanges: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await says(canvas, /^6 of 6 pairs will change\./);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '5 external clients will also lose access to 6 nodes, because they follow their gateway.',
    );
    await userEvent.click(addButton(canvas));
    await expect(args.on.set).toHaveBeenCalledOnce();
    await says(canvas, '6 pairs will be blocked once you submit your changes.');
    await expect(addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const EnterSelectsASingleNode: Story = {
  args: { intent: { ...clientsFromDatabases, one: '' } },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('combobox', { name: 'between' }).focus();
    await userEvent.keyboard('node ams-db-01{Enter}');
    await expect(args.on.setIntent).toHaveBeenLastCalledWith({
      ...clientsFromDatabases,
      one: 'node ams-db-01',
    });
  },
};

export const SwitchingToAllowUpdatesTheEffect: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Allow' }));
    await expect(args.on.setIntent).toHaveBeenLastCalledWith({ ...clientsFromDatabases, isAllowed: true });
    await says(canvas, '6 pairs already allowed.');
  },
};

export const ArrowKeysAndEnterSelectASet: Story = {
  args: { intent: { ...clientsFromDatabases, one: '' } },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('combobox', { name: 'between' }).focus();
    await userEvent.keyboard('relays');
    const list = within(await screen.findByRole('listbox'));
    await list.findByRole('option', { name: /^relays/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.on.setIntent).toHaveBeenLastCalledWith({ ...clientsFromDatabases, one: 'relays' });
    await says(canvas, /^6 of 6 pairs will change\./);
  },
};

export const CloseButtonClosesTheRuleBuilder: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close rule builder' }));
    await expect(args.on.setIntent).toHaveBeenLastCalledWith(undefined);
  },
};
