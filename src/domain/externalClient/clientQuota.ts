import type { Viewer } from '../session/permissions.ts';
import type { NetworkUserData, NetworkUser } from '../user/networkUser.ts';

export function quotaOf(
  { user }: Viewer,
  userData: readonly NetworkUserData[],
  netid: string,
): ClientQuota | undefined {
  const own = userData.find(({ network }) => network === netid);
  if (user.isAdmin || !own) return undefined;
  return own.user.accessLevel === 1 || own.user.accessLevel === 2
    ? clientQuota(own.user, own.clients.length)
    : undefined;
}

export type ClientQuota = {
  readonly used: number;
  readonly available: number;
  readonly isReached: boolean;
};

/** Returns undefined for network admins (level 0): no limit applies to them, whatever their record says. */
export function clientQuota(
  user: Pick<NetworkUser, 'accessLevel' | 'clientLimit'>,
  used: number,
): ClientQuota | undefined {
  if (user.accessLevel === 0) return undefined;
  const available = user.clientLimit - used;
  return { used, available, isReached: available <= 0 };
}
