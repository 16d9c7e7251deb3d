import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { clientKey } from '../../../mocks/world/state.ts';
import {
  address,
  answered,
  choose,
  goTo,
  Journey,
  letTheTokenRunOut,
  logIn,
  server,
  setTheStage,
} from './stage.tsx';

const meta = {
  title: 'App/Journeys/External clients',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/ext-clients/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const client = (id: string) =>
  [...server().extClients.values()].find((one) => one.network === 'meshnet' && one.clientid === id);
const sent = (method: string) => answered().filter((line) => line.startsWith(method));
const row = (name: RegExp) => screen.findByRole('row', { name });
const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
const nameField = () => screen.findByRole('textbox', { name: /Client ID/ });
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

async function typeName(user: User, name: string): Promise<void> {
  const field = await nameField();
  await user.clear(field);
  await user.type(field, name);
}

/** Until the dialog holds the code of the new client. */
async function addClient(user: User, name: string): Promise<void> {
  await user.click(await button('Add client to gw-ingress'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
  if (name !== '') await user.type(await dialog.findByRole('textbox', { name: /^Name/ }), name);
  await user.click(await dialog.findByRole('button', { name: 'Add client' }));
  await expect(await screen.findByText('Sucessfully created an Ext Client!')).toBeVisible();
}

async function doneWith(user: User, name: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: `${name} is ready` }));
  await expect(await dialog.findByRole('img', { name: `QR code of ${name}` })).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** What the browser would save, in order. */
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

export const FromTheNetworkToTheQrCodeOfANewClient: Story = {
  args: { at: '/ext-clients' },
  play: async ({ userEvent }) => {
    await userEvent.click(await link('meshnet'));
    const before = new Set([...server().extClients.values()].map(({ clientid }) => clientid));
    await addClient(userEvent, '');
    const created = [...server().extClients.values()].find(({ clientid }) => !before.has(clientid));
    const name = created?.clientid ?? '';
    await expect(await screen.findByText(`${name} on gw-ingress`)).toBeVisible();
    await expect(sent('POST')).toHaveLength(1);
    await doneWith(userEvent, name);

    await userEvent.click(await link(`QR code of ${name}`));
    await waitFor(() => expect(address()).toBe(`/ext-clients/meshnet/${name}/qr`));
    await expect(await screen.findByRole('img', { name: `QR code of ${name}` })).toBeVisible();
    await userEvent.click(await button('Done'));
    await waitFor(() => expect(address()).toBe('/ext-clients/meshnet'));
    await waitFor(() => expect(screen.queryByRole('img', { name: `QR code of ${name}` })).toBeNull());
  },
};

export const ANewClientIsWhereOneLooks: Story = {
  play: async ({ userEvent }) => {
    await addClient(userEvent, 'zoes-phone');
    await doneWith(userEvent, 'zoes-phone');
    const made = await row(/^zoes-phone/);
    await waitFor(() => expect(made).toHaveFocus());
    await expect(made).toHaveAttribute('data-new');
    await userEvent.click(await link('Show QR code'));
    await waitFor(() => expect(address()).toBe('/ext-clients/meshnet/zoes-phone/qr'));
    await waitFor(() => expect(screen.queryByText('Sucessfully created an Ext Client!')).toBeNull());
  },
};

export const ANameThatIsGoneMeanwhileIsNotOverwritten: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add client to gw-ingress'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'handset');
    const taken = client('phone-1');
    if (taken) server().extClients.set(clientKey('meshnet', 'handset'), { ...taken, clientid: 'handset' });
    await userEvent.click(await dialog.findByRole('button', { name: 'Add client' }));
    await expect(await dialog.findByText(/Nothing you typed is lost/)).toBeVisible();
    await expect(await dialog.findByRole('textbox', { name: /^Name/ })).toHaveValue('handset');
    await expect(sent('POST')).toEqual([]);
  },
};

export const AQrCodeOpenedDirectly: Story = {
  args: { at: '/ext-clients/meshnet/phone-1/qr' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code for phone-1' }));
    await expect(await dialog.findByRole('img', { name: 'QR code of phone-1' })).toBeVisible();
    await expect(await dialog.findByText('10.20.30.9')).toBeVisible();
    await goTo('/ext-clients/meshnet/nobody/qr');
    await expect(await screen.findByText('Not Found')).toBeVisible();
    await expect(sent('GET /extclients/meshnet/nobody')).toEqual([]);
  },
};

export const AQrCodeThatFailsIsAskedForAgain: Story = {
  args: { at: '/ext-clients/meshnet/phone-1/qr', faults: 'GET /extclients/*/*/file=503*1' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The QR code could not be loaded')).toBeVisible();
    await userEvent.click(await button('Try again'));
    await expect(await screen.findByRole('img', { name: 'QR code of phone-1' })).toBeVisible();
  },
};

export const TheQrCodeIsGoneWithTheSession: Story = {
  args: { at: '/ext-clients/meshnet/phone-1/qr' },
  play: async () => {
    await screen.findByRole('img', { name: 'QR code of phone-1' });
    letTheTokenRunOut();
    await screen.findByRole('button', { name: 'Login' });
    await waitFor(() => expect(screen.queryByRole('img', { name: 'QR code of phone-1' })).toBeNull());
  },
};

export const RenamedInPlace: Story = {
  args: { at: '/ext-clients/meshnet?search=phone' },
  play: async ({ userEvent }) => {
    await userEvent.click(await link('Rename phone-2'));
    await waitFor(() => expect(address()).toBe('/ext-clients/meshnet/phone-2/edit?search=phone'));
    await typeName(userEvent, ' my phone {Enter}');
    await expect(await screen.findByText('Ext Client updated!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/ext-clients/meshnet?search=phone'));
    await expect(await row(/^my phone/)).toHaveTextContent('Disabled');
    await expect(client('my phone')).toMatchObject({ enabled: false, address: '10.20.30.10' });
    await expect(client('phone-2')).toBeUndefined();
  },
};

export const ATakenNameIsNotSent: Story = {
  args: { at: '/ext-clients/meshnet/phone-1/edit' },
  play: async ({ userEvent }) => {
    await typeName(userEvent, 'tablet{Enter}');
    await expect(await screen.findByText('Another client of this network has this ID')).toBeVisible();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await expect(sent('PUT')).toEqual([]);
    await expect(client('tablet')?.address).toBe('10.20.30.11');
  },
};

export const ANameThatSomebodyTookMeanwhileIsNotSent: Story = {
  args: { at: '/ext-clients/meshnet/phone-1/edit' },
  play: async ({ userEvent }) => {
    const field = await nameField();
    const other = client('tablet');
    if (other) {
      server().extClients.set(clientKey('meshnet', 'mobile'), { ...other, clientid: 'mobile' });
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'mobile{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ext Client update failed! Another client of this network has this ID. Nothing you typed is lost.',
    );
    await expect(sent('PUT')).toEqual([]);
    await expect(field).toHaveValue('mobile');
  },
};

export const ARefusalKeepsTheName: Story = {
  args: {
    at: '/ext-clients/meshnet/phone-1/edit',
    faults: 'PUT /extclients/*/*=500:user not permitted*1',
  },
  play: async ({ userEvent }) => {
    await typeName(userEvent, 'mobile{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/user not permitted/);
    await expect(await nameField()).toHaveValue('mobile');
    await userEvent.click(await button('Rename'));
    await expect(await row(/^mobile/)).toBeVisible();
  },
};

export const ARenameWhoseAnswerGotLostIsLookedUp: Story = {
  args: { at: '/ext-clients/meshnet/phone-1/edit', faults: 'PUT /extclients/*/*=lost' },
  play: async ({ userEvent }) => {
    await typeName(userEvent, 'mobile{Enter}');
    await expect(await screen.findByText('Ext Client updated!')).toBeVisible();
    await expect(await row(/^mobile/)).toBeVisible();
    await expect(client('phone-1')).toBeUndefined();
  },
};

export const TheNameSurvivesTheEndOfTheSession: Story = {
  args: { at: '/ext-clients/meshnet/phone-1/edit' },
  play: async ({ userEvent }) => {
    await typeName(userEvent, 'mobile');
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', 'admin-password-1');
    await expect(await nameField()).toHaveValue('mobile');
  },
};

export const DisabledAndEnabledAfterAQuestion: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, 'More about phone-1', 'Disable');
    const disabling = await question('Disable phone-1?');
    await expect(client('phone-1')?.enabled).toBe(true);
    await userEvent.click(await disabling.findByRole('button', { name: 'Disable client' }));
    await waitFor(async () => expect(await row(/^phone-1/)).toHaveTextContent('Disabled'));
    await expect(client('phone-1')?.enabled).toBe(false);

    await choose(userEvent, 'More about phone-1', 'Enable');
    await userEvent.click((await question('Enable phone-1?')).getByRole('button', { name: 'Enable client' }));
    await waitFor(async () => expect(await row(/^phone-1/)).toHaveTextContent('Enabled'));
    await expect(client('phone-1')).toMatchObject({ enabled: true, clientid: 'phone-1' });
  },
};

export const DeletedAfterAQuestion: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, 'More about tablet', 'Delete tablet');
    await userEvent.click((await question('Delete tablet?')).getByRole('button', { name: 'Delete client' }));
    await expect(await screen.findByText('Successfully removed Ext Client!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /^tablet/ })).toBeNull());
    await expect(client('tablet')).toBeUndefined();
  },
};

export const AFailedDeleteSaysSoAndTheRowStays: Story = {
  args: { faults: 'DELETE /extclients/*/*=500:no such luck' },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'More about tablet', 'Delete tablet');
    await userEvent.click((await question('Delete tablet?')).getByRole('button', { name: 'Delete client' }));
    await expect(await screen.findByText('tablet in meshnet: no such luck')).toBeVisible();
    await expect(await screen.findByText('Successfully removed Ext Client!')).toBeVisible();
    await waitFor(() => expect(sent('GET /extclients 200').length).toBeGreaterThan(1));
    await expect(await row(/^tablet/)).toBeVisible();
  },
};

export const FilesAreNamedAfterTheirClient: Story = {
  play: async ({ userEvent }) => {
    const files = watchDownloads();
    await userEvent.click(await button('Download phone-1.conf'));
    await waitFor(() => expect(files).toHaveLength(1));
    await expect(files[0]?.name).toBe('phone-1.conf');
    await expect(await files[0]?.text).toContain('Address = 10.20.30.9/32');
    await choose(userEvent, 'More about phone-1', 'Download QR code as an image');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['phone-1.conf', 'phone-1.png']));
  },
};

export const ADownloadThatFailsSaysSo: Story = {
  args: { faults: 'GET /extclients/*/*/file=500:no such luck' },
  play: async ({ userEvent }) => {
    const files = watchDownloads();
    await userEvent.click(await button('Download phone-1.conf'));
    await expect(await screen.findByText('phone-1.conf could not be downloaded')).toBeVisible();
    await expect(await screen.findByText('no such luck')).toBeVisible();
    await expect(files).toEqual([]);
  },
};

export const AtTheLimitUntilAClientIsDeleted: Story = {
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

    await choose(userEvent, 'More about lvl1-tablet', 'Delete lvl1-tablet');
    await userEvent.click(
      (await question('Delete lvl1-tablet?')).getByRole('button', { name: 'Delete client' }),
    );
    await waitFor(() => expect(screen.getByText(/Clients available:/)).toHaveTextContent('1'));
    await addClient(userEvent, 'lvl1-watch');
    await doneWith(userEvent, 'lvl1-watch');
    await waitFor(() => expect(screen.getByText(/Clients available:/)).toHaveTextContent('0'));
  },
};

export const ANetworkAdministratorHasNoLimit: Story = {
  args: { scenario: 'accessLevels', as: 'lvl0-admin' },
  play: async () => {
    await expect(await button('Add client to gw-ingress')).not.toHaveAttribute('aria-disabled');
    await expect(await row(/^phone-1/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Clients used:/)).toBeNull());
  },
};

export const NotThoseOfOtherNetworksOnTheCommunityEdition: Story = {
  args: { as: 'bob' },
  play: async () => {
    await expect(
      await screen.findByText(/^There is no network meshnet, or it is not one of yours/),
    ).toBeVisible();
    await expect(sent('GET /extclients')).toEqual([]);
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ userEvent }) => {
    const rename = await link('Rename phone-1');
    rename.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/ext-clients/meshnet'));
    await waitFor(() => expect(rename).toHaveFocus());

    const qr = await link('QR code of phone-1');
    qr.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('img', { name: 'QR code of phone-1' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(qr).toHaveFocus());

    const collapse = await button('Clients of gw-ingress');
    collapse.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^phone-1/ })).toBeNull());
    await waitFor(() => expect(collapse).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await row(/^phone-1/)).toBeVisible();
  },
};

export const AnUnknownNetworkIsNotFound: Story = {
  args: { at: '/ext-clients/nowhere/phone-1/qr' },
  play: async () => {
    await expect(await screen.findByText(/There is no network nowhere/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
