import type { AccessLevel } from './accessLevel.ts';

/** A card of the user area: its route below /prouser/{netid}. */
export type UserAreaSection = 'proedit' | 'nodeview' | 'accesskeys' | 'vpnview';

/** §2 "User area": what a level opens; nothing means NO ACCESS. */
export function userAreaSections(level: AccessLevel): readonly UserAreaSection[] {
  switch (level) {
    case 0:
      return ['proedit', 'nodeview', 'accesskeys', 'vpnview'];
    case 1:
      return ['vpnview', 'nodeview'];
    case 2:
      return ['vpnview'];
    case 3:
      return [];
  }
}
