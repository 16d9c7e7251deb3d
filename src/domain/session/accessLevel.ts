/** A user's rights on one network (§6): 0 network admin, 1 nodes and remote access, 2 remote access, 3 none. */
export type AccessLevel = 0 | 1 | 2 | 3;
