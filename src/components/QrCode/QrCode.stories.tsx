import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

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

export const AsLongAsItGets: Story = { args: { value: 'x'.repeat(2953) } };
