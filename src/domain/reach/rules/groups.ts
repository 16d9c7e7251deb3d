export const reasonGroups = {
  acl: 'by ACL',
  hub: 'without the hub',
  relay: 'without a relay',
  router: 'behind the same router',
  disabled: 'disabled',
  disconnected: 'disconnected',
  gateway: 'without a gateway',
  range: 'without a route',
  answer: 'without a return path',
  contested: 'with a duplicate address',
  measured: 'reported as unreachable',
  silence: 'without recent check-ins',
  unread: 'with unknown ACLs',
  refused: 'without a configuration',
  other: 'for other reasons',
} as const;
export type ReasonGroup = keyof typeof reasonGroups;

function isReasonGroup(text: string): text is ReasonGroup {
  return Object.hasOwn(reasonGroups, text);
}

export const reasonGroupIds = Object.keys(reasonGroups).filter(isReasonGroup);
