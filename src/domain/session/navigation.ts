import { canSeeAcls, canSeeLogs, canSeeMetrics, canSeeUsers, type Viewer } from './permissions.ts';

/** Entries of the side navigation that everybody sees (§2), in order. */
const baseSections = [
  'dashboard',
  'networks',
  'nodes',
  'graphs',
  'reachability',
  'accessKeys',
  'externalClients',
  'dns',
] as const;
/** Entries below "Administration". */
const administrationSections = ['acls', 'users', 'logs', 'metrics'] as const;

export type BaseSection = (typeof baseSections)[number];
export type AdministrationSection = (typeof administrationSections)[number];

export type Navigation = {
  readonly base: readonly BaseSection[];
  /** Empty for whoever is no administrator. */
  readonly administration: readonly AdministrationSection[];
};

const isSeen: Readonly<Record<AdministrationSection, (who: Viewer) => boolean>> = {
  acls: canSeeAcls,
  users: canSeeUsers,
  logs: canSeeLogs,
  metrics: canSeeMetrics,
};

export function navigationOf(who: Viewer): Navigation {
  return {
    base: baseSections,
    administration: administrationSections.filter((section) => isSeen[section](who)),
  };
}
