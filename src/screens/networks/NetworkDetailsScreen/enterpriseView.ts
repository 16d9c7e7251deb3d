import type { Network } from '../../../domain/network/network.ts';
import { paths } from '../../../domain/paths.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import { accessLevelName } from '../../../domain/text/accessLevelText.ts';
import { canSeeUserGroups, type Viewer } from '../../../domain/session/permissions.ts';

/** What users may do on the network by default, and who may use it. */
export type EnterpriseView = {
  readonly level: AccessLevel;
  readonly levelName: string;
  readonly nodeLimit: number;
  readonly clientLimit: number;
  readonly allowedGroups: NameList;
  readonly allowedUsers: NameList;
};

export type NameList = {
  readonly first: readonly string[];
  /** Those that have no room. */
  readonly others: readonly string[];
  /** undefined: not for this viewer. */
  readonly editHref: string | undefined;
};

/** Without settings of its own a network shows level 2 (§9) and no room for anything. */
const shownWithoutSettings = {
  defaultAccessLevel: 2,
  defaultUserNodeLimit: 0,
  defaultUserClientLimit: 0,
  allowedGroups: [],
  allowedUsers: [],
} as const satisfies Network['proSettings'];

/** More would not fit beside one another. */
const shownNames = 3;

/** Undefined on the community edition. */
export function enterpriseView({ netid, proSettings }: Network, viewer: Viewer): EnterpriseView | undefined {
  if (!viewer.isEE) return undefined;
  const settings = proSettings ?? shownWithoutSettings;
  const mayEdit = canSeeUserGroups(viewer);
  return {
    level: settings.defaultAccessLevel,
    levelName: accessLevelName(settings.defaultAccessLevel),
    nodeLimit: settings.defaultUserNodeLimit,
    clientLimit: settings.defaultUserClientLimit,
    allowedGroups: nameList(settings.allowedGroups, mayEdit ? paths.editNetworkGroups(netid) : undefined),
    allowedUsers: nameList(settings.allowedUsers, mayEdit ? paths.editNetworkUsers(netid) : undefined),
  };
}

function nameList(names: readonly string[], editHref: string | undefined): NameList {
  return { first: names.slice(0, shownNames), others: names.slice(shownNames), editHref };
}
