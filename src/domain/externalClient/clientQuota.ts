import { valueOf } from '../loadable.ts';
import type { Records } from '../records.ts';
import type { NetworkUser } from '../user/networkUser.ts';

/** Undefined for administrators, and in networks whose clients the viewer may not create. */
export function quotaIn({ viewer, ownData }: Pick<Records, 'viewer' | 'ownData'>, netid: string) {
  const own = valueOf(ownData.data)?.find(({ network }) => network === netid);
  if (viewer.user.isAdmin || !own) return undefined;
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
