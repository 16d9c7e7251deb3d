import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

export type DescriptionListProps = {
  /** `wide`: for labels of several words. @default 'normal' */
  labelWidth?: keyof typeof css.list;
  children: ReactNode;
};

/** Facts about one thing, as `DescriptionItem`s: label, value. */
export function DescriptionList({ labelWidth = 'normal', children }: DescriptionListProps) {
  return <dl className={css.list[labelWidth]}>{children}</dl>;
}
