import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { QrCode } from './QrCode.tsx';
import { qrImage } from './qrImage.tsx';

const meta = {
  title: 'Components/Data/QrCode',
  component: QrCode,
  parameters: { layout: 'centered' },
  args: { value: 'https://example.org/parcels/17', label: 'QR code of parcel 17' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of parcel 17' })).toBeVisible();
  },
};

/** 185 modules, quiet zone included. */
export const MaximumLength: Story = { args: { value: 'x'.repeat(2953) } };

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const ClickEnlargesTheCode: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const enlarge = canvas.getByRole('button', { name: 'Enlarge QR code of parcel 17' });
    const small = canvas.getByRole('img').getBoundingClientRect().width;
    await userEvent.click(enlarge);
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code of parcel 17' }));
    const close = dialog.getByRole('button', { name: 'Close QR code of parcel 17' });
    const code = dialog.getByRole('img', { name: 'QR code of parcel 17' });
    await expect(code.getBoundingClientRect().width).toBeGreaterThan(small);
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(enlarge).toHaveFocus());
  },
};

export const EnterEnlargesTheCodeAndEscClosesIt: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const enlarge = canvas.getByRole('button', { name: 'Enlarge QR code of parcel 17' });
    enlarge.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(screen.getByRole('button', { name: /^Close/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(enlarge).toHaveFocus());
  },
};

export const ImageHasEightPixelsPerModuleAndAQuietZone: Story = {
  parameters: isBehaviour,
  play: async ({ args, canvas }) => {
    const modules = Number(canvas.getByRole('img').getAttribute('viewBox')?.split(' ')[2]);
    const image = await createImageBitmap(await qrImage(args.value));
    await expect([image.width, image.height]).toEqual([modules * 8, modules * 8]);
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const brightness = (module: number) =>
      context?.getImageData(module * 8 + 4, module * 8 + 4, 1, 1).data[0];
    // Down the diagonal of the first finder pattern: quiet zone, ring, gap and centre.
    await expect([0, 3, 4, 5, 6, 8, 9, 10, 11].map(brightness)).toEqual([
      255, 255, 0, 255, 0, 0, 255, 0, 255,
    ]);
  },
};
