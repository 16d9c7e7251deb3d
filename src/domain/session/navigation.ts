import { paths } from '../paths.ts';
import { canSeeAcls, canSeeLogs, canSeeMetrics, canSeeUsers, type Viewer } from './permissions.ts';

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
const administrationSections = ['acls', 'users', 'logs', 'metrics'] as const;

type BaseSection = (typeof baseSections)[number];
type AdministrationSection = (typeof administrationSections)[number];

export type SectionId = BaseSection | AdministrationSection;

/** Starts at the selected network where a section shows one network at a time. */
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
