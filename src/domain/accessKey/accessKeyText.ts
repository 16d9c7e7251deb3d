import type { JoinWay } from './joinCommands.ts';

/** Words for access keys, all that stand in more than one place. */
export const accessKeyText = {
  key: 'Access key',
  token: 'Access token',
  uses: 'Uses left',
  create: 'Create access key',
  hidden: 'This server hides access keys',
} as const;

/** `tab`: where the others stand beside it. */
export const joinWayLabels: Readonly<Record<JoinWay, { readonly tab: string; readonly label: string }>> = {
  netclient: { tab: 'Join command', label: 'Join command' },
  docker: { tab: 'Docker', label: 'Docker command' },
  basicAuth: { tab: 'Basic auth', label: 'Join via basic auth' },
  sso: { tab: 'SSO', label: 'Join via SSO' },
};
