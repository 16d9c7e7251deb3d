/** The version of this console (§1). */
export const consoleVersion = 'v0.16.1';

/** A version with exactly one v in front, as tags and labels have it: release servers send it with the v already. */
export function versionLabel(version: string): string {
  const trimmed = version.trim();
  return trimmed === '' ? '' : `v${trimmed.replace(/^v+/i, '')}`;
}

/** The image tag that goes with a server: `latest` when it does not say, or is a development build without a tag. */
export function imageTag(version: string): string {
  const label = versionLabel(version);
  return label === '' || label === 'vdev' ? 'latest' : label;
}
