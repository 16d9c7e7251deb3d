import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  address,
  receivedResponses,
  chooseMenuItem,
  historyPushes,
  Journey,
  server,
  renderApp,
} from './testApp.tsx';

const meta = {
  title: 'App/Journeys/External clients',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/ext-clients/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const client = (id: string) =>
  [...server().extClients.values()].find(({ network, clientid }) => network === 'meshnet' && clientid === id);
const sent = (method: string) => receivedResponses().filter((line) => line.startsWith(method));
const row = (name: RegExp) => screen.findByRole('row', { name });
const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

async function addClient(user: User, name: string): Promise<void> {
  await user.click(await button('Add client to gw-ingress'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
  if (name !== '') await user.type(await dialog.findByRole('textbox', { name: /^Name/ }), name);
  await user.click(await dialog.findByRole('button', { name: 'Add client' }));
  await expect(await screen.findByText('Sucessfully created an Ext Client!')).toBeVisible();
}

async function closeQrCode(user: User, name: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: `${name} is ready` }));
  await expect(await dialog.findByRole('img', { name: `QR code for ${name}` })).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Collects the files that the browser would save, in order. */
function watchDownloads() {
  const files: { name: string; text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = create(blob);
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (this.download && blob) files.push({ name: this.download, text: blob.text() });
  });
  return files;
}

export const AdministratorAddsAnExternalClientAndOpensItsQRCode: Story = {
  args: { at: '/ext-clients' },
  play: async ({ userEvent }) => {
    await userEvent.click(await link('meshnet'));
    const before = new Set([...server().extClients.values()].map(({ clientid }) => clientid));
    await addClient(userEvent, '');
    const added = [...server().extClients.values()].find(({ clientid }) => !before.has(clientid));
    const name = added?.clientid ?? '';
    await expect(await screen.findByText(`${name} on gw-ingress`)).toBeVisible();
    await expect(sent('POST')).toHaveLength(1);
    await closeQrCode(userEvent, name);
    const created = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
    await waitFor(() => expect(created).toHaveFocus());
    await expect(created).toHaveAttribute('data-new');

    await userEvent.click(await link('Show QR code'));
    await waitFor(() => expect(address()).toBe(`/ext-clients/meshnet/${name}/qr`));
    await waitFor(() => expect(screen.queryByText('Sucessfully created an Ext Client!')).toBeNull());
    await expect(await screen.findByRole('img', { name: `QR code for ${name}` })).toBeVisible();
    await userEvent.click(await button('Done'));
    await waitFor(() => expect(address()).toBe('/ext-clients/meshnet'));
    await waitFor(() => expect(screen.queryByRole('img', { name: `QR code for ${name}` })).toBeNull());
  },
};

export const AdministratorManagesAnExternalClient: Story = {
  args: { at: '/ext-clients/meshnet?search=phone' },
  play: async ({ userEvent }) => {
    const gateway = await button('Clients of gw-ingress');
    gateway.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^phone-2/ })).toBeNull());
    await waitFor(() => expect(gateway).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await link('Rename phone-2'));
    await waitFor(() => expect(address()).toBe('/ext-clients/meshnet/phone-2/edit?search=phone'));
    const field = await screen.findByRole('textbox', { name: /Client ID/ });
    await userEvent.clear(field);
    await userEvent.type(field, ' my phone {Enter}');
    await expect(await screen.findByText('Ext Client updated!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/ext-clients/meshnet?search=phone'));
    await expect(await row(/^my phone/)).toHaveTextContent('Disabled');
    await expect(client('my phone')).toMatchObject({ enabled: false, address: '10.20.30.10' });
    await expect(client('phone-2')).toBeUndefined();

    await chooseMenuItem(userEvent, 'More about my phone', 'Enable');
    await userEvent.click(
      (await question('Enable my phone?')).getByRole('button', { name: 'Enable client' }),
    );
    await waitFor(async () => expect(await row(/^my phone/)).toHaveTextContent('Enabled'));
    await expect(client('my phone')?.enabled).toBe(true);

    const files = watchDownloads();
    await userEvent.click(await button('Download my-phone.conf'));
    await waitFor(() => expect(files).toHaveLength(1));
    await expect(await files[0]?.text).toContain('Address = 10.20.30.10/32');
    await chooseMenuItem(userEvent, 'More about my phone', 'Download QR code as an image');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['my-phone.conf', 'my-phone.png']));

    await chooseMenuItem(userEvent, 'More about my phone', 'Delete my phone');
    await userEvent.click(
      (await question('Delete my phone?')).getByRole('button', { name: 'Delete client' }),
    );
    await expect(await screen.findByText('Successfully removed Ext Client!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /^my phone/ })).toBeNull());
    await expect(client('my phone')).toBeUndefined();
  },
};

/** Both clicks happen before the dialog opens. */
export const AdministratorClicksALinkToADialogTwice: Story = {
  play: async ({ userEvent }) => {
    const qr = await link('QR code for phone-1');
    qr.focus();
    qr.click();
    qr.click();
    const dialog = await screen.findByRole('dialog', { name: 'QR code for phone-1' });
    await expect(historyPushes()).toBe(1);
    // The dialog handles Esc only if it contains the focus.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/ext-clients/meshnet'));
    await expect(historyPushes()).toBe(1);
    await waitFor(() => expect(qr).toHaveFocus());
  },
};

export const NodeUserDeletesAClientToMakeRoomForAnother: Story = {
  args: { scenario: 'clientLimit', as: 'lvl1-node' },
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText('You have reached your client limit', { ignore: '[id]' }),
    ).toBeVisible();
    await expect(await screen.findByText(/Clients used:/)).toHaveTextContent('Clients used: 2');
    const add = await button('Add client to gw-ingress');
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    await expect(sent('POST')).toEqual([]);

    await chooseMenuItem(userEvent, 'More about lvl1-tablet', 'Delete lvl1-tablet');
    await userEvent.click(
      (await question('Delete lvl1-tablet?')).getByRole('button', { name: 'Delete client' }),
    );
    await waitFor(() => expect(screen.getByText(/Clients available:/)).toHaveTextContent('1'));
    await addClient(userEvent, 'lvl1-watch');
    await closeQrCode(userEvent, 'lvl1-watch');
    await waitFor(() => expect(screen.getByText(/Clients available:/)).toHaveTextContent('0'));
  },
};
