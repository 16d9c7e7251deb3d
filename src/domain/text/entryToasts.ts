import type { ToastTexts } from './toastTexts.ts';

const pending = 'pending';

/** Those of the toasts (§8) that tell of entering: the login page is drawn without the others. */
export const entryToasts = {
  signIn: (username: string): ToastTexts => ({
    pending,
    success: 'Logged in successfully.',
    failure: () => `Failed to login : ${username}`,
  }),
  createAdmin: (username: string): ToastTexts => ({
    pending,
    success: `Successfully created new Admin! : ${username}`,
    failure: () => `Failed to create Admin. : ${username}`,
  }),
} as const;
