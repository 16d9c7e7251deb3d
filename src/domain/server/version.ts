export const consoleVersion = 'v0.16.1';

/** Release servers already send the v. */
export function versionLabel(version: string): string {
  const trimmed = version.trim();
  return trimmed === '' ? '' : `v${trimmed.replace(/^v+/i, '')}`;
}

/** Development builds have no image tag. */
export function imageTag(version: string): string {
  const label = versionLabel(version);
  return label === '' || label === 'vdev' ? 'latest' : label;
}
