import type { JoinWay } from '../accessKey/joinCommands.ts';

/** Words for access keys, all that stand in more than one place. */
export const accessKeyText = {
  key: 'Access key',
  token: 'Access token',
  uses: 'Uses left',
  create: 'Create access key',
  hidden: 'This server hides access keys',
} as const;

export const joinWayLabels: Readonly<Record<JoinWay, string>> = {
  netclient: 'Join command',
  docker: 'Docker',
  basicAuth: 'Join via basic auth',
  sso: 'Join via SSO',
};
