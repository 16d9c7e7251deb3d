import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { paths } from '../../domain/paths.ts';
import { address, historySteps, Journey, setTheStage } from './stage.tsx';

/** An impatient second press on what opens a dialog opens it once: one Esc closes it, and one Back leads away. */
const meta = {
  title: 'App/Journeys/Openers',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

type Opener = { readonly role: 'button' | 'link' | 'switch'; readonly name: string | RegExp };

function pressedTwice(at: string, opener: Opener, as = 'admin'): Story {
  return {
    args: { at, as },
    play: async ({ userEvent }) => {
      const found = await screen.findByRole(opener.role, { name: opener.name });
      // Both before anything is drawn. Over a dialog that is there nobody presses what lies under it: it would take the
      // press from the console, and leave a link to the browser, which then loads the page.
      found.click();
      found.click();
      const dialog = await screen.findByRole('dialog');
      await expect(historySteps()).toBe(1);
      // Keys are the dialog's once the focus is in it.
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(address()).toBe(at));
      await expect(historySteps()).toBe(1);
    },
  };
}

const button = (name: string | RegExp): Opener => ({ role: 'button', name });
const toggle = (name: string | RegExp): Opener => ({ role: 'switch', name });
const link = (name: string | RegExp): Opener => ({ role: 'link', name });
const node = { network: 'meshnet', id: uuidFor('meshnet/owned-node') };
const nodes = '/nodes/meshnet?rowsPerPage=25';

export const EgressInTheNodeList = pressedTwice(nodes, button('Create egress gateway on owned-node'));
export const RelayInTheNodeList = pressedTwice(nodes, button('Make owned-node a relay'));
export const EgressOnTheNodesPage = pressedTwice(paths.node(node), toggle('Egress'));
export const RelayOnTheNodesPage = pressedTwice(paths.node(node), toggle('Relay'));
export const QrCode = pressedTwice('/ext-clients/meshnet?search=phone', link('QR code of phone-1'));
export const RenameClient = pressedTwice('/ext-clients/meshnet?search=phone', link('Rename phone-1'));
export const CreateAccessKey = pressedTwice('/access-keys/meshnet', link('Create access key'));
export const AccessKeyDetails = pressedTwice('/access-keys/meshnet', link('mesh-join'));
export const CreateDnsEntry = pressedTwice('/dns/meshnet?search=db', link('Create DNS entry'));
export const CreateUserGroup = pressedTwice('/usergroups', link('Create user group'));
export const EditPermission = pressedTwice('/user-permissions/meshnet', link('Edit lvl2-client'));
export const QrCodeInTheUserArea = pressedTwice(
  '/prouser/meshnet/vpnview',
  link(/^QR code of/),
  'lvl2-client',
);
export const AccessKeyInTheUserArea = pressedTwice(
  '/prouser/meshnet/accesskeys',
  link('Create access key'),
  'lvl0-admin',
);
export const EgressInTheUserArea = pressedTwice(
  '/prouser/meshnet/nodeview?rowsPerPage=25',
  button('Create egress gateway on owned-node'),
  'lvl0-admin',
);
