import { generatePath } from 'react-router-dom';
import { routePatterns } from '../../domain/paths.ts';
import { routeAt, type RouteKey } from './routeAt.ts';

/** The dialogs with an address of their own, each with the page it lies over when that address is opened directly. */
const dialogs: Readonly<Partial<Record<RouteKey, RouteKey>>> = {
  createEgress: 'node',
  createRelay: 'node',
  userAreaCreateEgress: 'userAreaNodes',
  userAreaCreateRelay: 'userAreaNodes',
  createAccessKey: 'networkAccessKeys',
  accessKey: 'networkAccessKeys',
  externalClientQr: 'networkExternalClients',
  editExternalClient: 'networkExternalClients',
  userAreaCreateAccessKey: 'userAreaAccessKeys',
  userAreaAccessKey: 'userAreaAccessKeys',
  createDnsEntry: 'networkDns',
  createUserGroup: 'userGroups',
  editUserPermission: 'networkUserPermissions',
  userAreaEditClient: 'userAreaClients',
  userAreaClientQr: 'userAreaClients',
};

/** What the address of a dialog carries in the history: the page that it was opened on. */
export type DialogState = { readonly over: string };

type Place = { readonly pathname: string; readonly state: unknown };

/** The page that is drawn at an address; for a dialog, the one it lies over. */
export function pageUnder(place: Place): string {
  const found = routeAt(place.pathname);
  const under = found && dialogs[found.key];
  if (!under) return place.pathname;
  return openedOn(place) ?? generatePath<string>(routePatterns[under], found.params);
}

/** The page on which a dialog was opened; undefined where its address was opened directly. */
export function openedOn({ state }: Pick<Place, 'state'>): string | undefined {
  if (typeof state !== 'object' || state === null || !('over' in state)) return undefined;
  return typeof state.over === 'string' && routeAt(state.over) ? state.over : undefined;
}
