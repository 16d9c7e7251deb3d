import { WireObject } from '../wire.ts';
import type { Session } from './session.ts';
import { sessionFromToken } from './token.ts';

/** Where the browser keeps the session: the old console's key, so that a sign-in survives the swap. */
export const sessionStorageKey = 'netmaker-user';

/**
 * The stored session; undefined for anything unreadable, such as the text `undefined` that the old console left behind.
 * The user is read from the token again: the copy beside it says nothing more.
 */
export function sessionFromStored(text: string | null): Session | undefined {
  if (text === null) return undefined;
  try {
    return sessionFromToken(new WireObject(JSON.parse(text), 'session').text('token'));
  } catch {
    return undefined;
  }
}

/** In the old console's shape. */
export function sessionToStored({ token, user }: Session): string {
  return JSON.stringify({
    token,
    user: {
      isAdmin: user.isAdmin,
      name: user.name,
      networks: user.networks,
      groups: user.groups,
      exp: user.expiresAt,
    },
  });
}
