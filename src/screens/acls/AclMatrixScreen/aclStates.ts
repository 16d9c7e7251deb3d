import type { SquareState } from '../../../components/SquareGrid/squareState.ts';

/** What cells can say, by their places in `aclStates`: of a pair first, then of all pairs of a group. */
export const aclState = {
  allowed: 0,
  blocked: 1,
  missing: 2,
  oneSided: 3,
  nowAllowed: 4,
  nowBlocked: 5,
  self: 6,
  allAllowed: 7,
  allBlocked: 8,
  mixed: 9,
} as const;

export type AclState = (typeof aclState)[keyof typeof aclState];

export const aclStates: readonly SquareState[] = [
  { mark: 'dot', isChanged: false, words: 'allowed' },
  { mark: 'tile', isChanged: false, words: 'blocked' },
  { mark: 'tile', isChanged: false, words: 'blocked, an entry is missing on the server' },
  { mark: 'half', isChanged: false, words: 'blocked, allowed in one direction only' },
  { mark: 'dot', isChanged: true, words: 'allowed, was blocked' },
  { mark: 'tile', isChanged: true, words: 'blocked, was allowed' },
  { mark: 'self', isChanged: false, words: 'the same node' },
  { mark: 'dot', isChanged: false, words: 'all pairs allowed' },
  { mark: 'tile', isChanged: false, words: 'all pairs blocked' },
  { mark: 'mixed', isChanged: false, words: 'some pairs allowed, some blocked' },
];
