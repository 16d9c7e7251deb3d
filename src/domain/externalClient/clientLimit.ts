import type { NetworkUser } from '../user/networkUser.ts';

/** How many external clients a user holds and may still make on a network. */
export type ClientQuota = {
  readonly used: number;
  readonly available: number;
  readonly isReached: boolean;
};

/** §9 "Client slots". Network admins (level 0) are not limited, whatever their record says: undefined. */
export function clientQuota(
  user: Pick<NetworkUser, 'accessLevel' | 'clientLimit'>,
  used: number,
): ClientQuota | undefined {
  if (user.accessLevel === 0) return undefined;
  const available = user.clientLimit - used;
  return { used, available, isReached: available <= 0 };
}
