import { proxy } from 'valtio';

/** Whether the person wants the navigation as a rail of icons; for as long as the page lives. */
export const navRail = proxy({ isRail: false });

export function toggleRail(): void {
  navRail.isRail = !navRail.isRail;
}
