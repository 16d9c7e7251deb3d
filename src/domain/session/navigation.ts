import { paths } from '../paths.ts';
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

type BaseSection = (typeof baseSections)[number];
type AdministrationSection = (typeof administrationSections)[number];

export type SectionId = BaseSection | AdministrationSection;

/**
 * Where each section begins; with the chosen network, where it shows one at a time (§2 "The selected network is kept").
 * Routes below a section begin with its address without a network.
 */
export const sectionPaths: Readonly<Record<SectionId, (netid?: string) => string>> = {
  dashboard: paths.home,
  networks: paths.networks,
  nodes: paths.nodes,
  graphs: paths.graphs,
  reachability: paths.reach,
  accessKeys: paths.accessKeys,
  externalClients: paths.externalClients,
  dns: paths.dns,
  acls: paths.acls,
  users: paths.users,
  logs: paths.logs,
  metrics: paths.metrics,
};

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
