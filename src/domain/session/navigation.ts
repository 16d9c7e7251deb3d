import { paths } from '../paths.ts';
import { canSeeAcls, canSeeLogs, canSeeMetrics, canSeeUsers, type Viewer } from './permissions.ts';

const baseSections = [
  'dashboard',
  'networks',
  'nodes',
  'graphs',
  'findings',
  'accessKeys',
  'externalClients',
  'dns',
] as const;
const administrationSections = ['acls', 'users', 'logs', 'metrics'] as const;

type BaseSection = (typeof baseSections)[number];
type AdministrationSection = (typeof administrationSections)[number];

export type SectionId = BaseSection | AdministrationSection;

/** Sections that show one network at a time open at the selected network. */
export const sectionPaths: Readonly<Record<SectionId, (netid?: string) => string>> = {
  dashboard: paths.home,
  networks: paths.networks,
  nodes: paths.nodes,
  graphs: paths.graphs,
  findings: paths.findings,
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

const isVisible: Readonly<Record<AdministrationSection, (viewer: Viewer) => boolean>> = {
  acls: canSeeAcls,
  users: canSeeUsers,
  logs: canSeeLogs,
  metrics: canSeeMetrics,
};

export function navigationOf(viewer: Viewer): Navigation {
  return {
    base: baseSections,
    administration: administrationSections.filter((section) => isVisible[section](viewer)),
  };
}
