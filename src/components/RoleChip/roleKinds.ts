/**
 * What a machine can do for others, in the order in which it is always shown. The one place where components know words
 * of the product: the colours of the theme are named so.
 */
export const roleKinds = ['egress', 'ingress', 'relay', 'failover', 'hub'] as const;

export type RoleKind = (typeof roleKinds)[number];
