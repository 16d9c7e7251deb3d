import type { ReactNode } from 'react';
import { tabular, type } from '../theme/type.css.ts';
import { useNavShape } from './navShape.ts';
import * as css from './SideNavItem.css.ts';

/** The last line of the footer, its parts pushed to both ends; the rail has no room for it. */
export function SideNavNote({ children }: { children: ReactNode }) {
  if (useNavShape() === 'rail') return null;
  return <div className={`${css.note} ${type.micro} ${tabular}`}>{children}</div>;
}
