/** Recorded exchanges that the simulated server cannot answer alike, by edition and name, each with its reason. */
export const unmatched: Readonly<Record<'community' | 'enterprise', Readonly<Record<string, string>>>> = {
  community: {},
  enterprise: {},
};
