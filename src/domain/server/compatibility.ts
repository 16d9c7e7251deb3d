/** The release of the server that this console is made for; patches of it answer alike. */
const madeFor = /^v*0\.16(?:\.|$)/i;

/**
 * Whether the console knows a server of this version. A Netmaker server always tells one, and `dev` where it was not
 * built as a release.
 */
export type Compatibility = 'known' | 'development' | 'otherRelease' | 'unnamed';

export function compatibilityOf(version: string): Compatibility {
  const told = version.trim();
  if (told === '') return 'unnamed';
  if (madeFor.test(told)) return 'known';
  return /^v*dev/i.test(told) ? 'development' : 'otherRelease';
}
