import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { BackendFinding } from '../../../domain/server/diagnosisText.ts';
import { ServerDiagnosis } from './ServerDiagnosis.tsx';

const address = 'https://api.netmaker.example.com';
const origin = 'https://console.example.com';

const found = (finding: BackendFinding | undefined, at = address) => ({
  view: { address: at, origin, isClosed: false, diagnosis: finding && { address: at, ...finding } },
});

const meta = {
  title: 'Screens/State/ServerDiagnosis',
  component: ServerDiagnosis,
  args: { ...found({ status: 'unreachable', offline: false }), on: { askAgain: fn(), close: fn() } },
} satisfies Meta<typeof ServerDiagnosis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoResponse: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(`No response from ${address}.`);
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await expect(args.on.askAgain).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.on.close).toHaveBeenCalledOnce();
  },
};

export const Connecting: Story = { args: found(undefined) };

export const PageNotAllowed: Story = {
  name: 'The page is not allowed (CORS)',
  args: found({ status: 'notAllowed', origin }),
};

export const NoCertificate: Story = {
  args: found({ status: 'insecure' }, 'http://api.netmaker.example.com'),
};

export const BlockedByPolicy: Story = {
  args: found({ status: 'blocked', host: 'api.netmaker.example.com' }),
};

export const ResponseFromAProxy: Story = {
  args: found({ status: 'notTheApi', detail: 'The response is a web page.' }),
};

export const Rejected: Story = {
  args: found({ status: 'refused', httpStatus: 502, message: '' }),
};

export const Offline: Story = { args: found({ status: 'unreachable', offline: true }) };

export const RespondsAgain: Story = { args: found({ status: 'reachable', hasAdmin: true }) };

export const ServerCrashedOnOneRequest: Story = {
  args: {
    view: { ...found({ status: 'reachable', hasAdmin: true }).view, isClosed: true },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(/A browser extension that blocks the request/);
  },
};

export const OnAPhone: Story = {
  args: found({ status: 'notAllowed', origin }),
  globals: { viewport: { value: 'phone' } },
};
