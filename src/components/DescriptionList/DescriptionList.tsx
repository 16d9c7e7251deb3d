import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

export type DescriptionListProps = {
  /** `wide`: for labels of several words. @default 'normal' */
  labelWidth?: keyof typeof css.list;
  children: ReactNode;
};

/** List of facts about one item, as `DescriptionItem`s. */
export function DescriptionList({ labelWidth = 'normal', children }: DescriptionListProps) {
  return <dl className={css.list[labelWidth]}>{children}</dl>;
}

type DescriptionItemProps = {
  label: string;
  /** The value, and controls beside it. */
  children?: ReactNode;
  /** Shows "Not set". */
  isEmpty?: boolean;
};

export function DescriptionItem({ label, children, isEmpty = false }: DescriptionItemProps) {
  return (
    <div className={css.item}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{isEmpty ? <span className={css.notSet}>Not set</span> : children}</dd>
    </div>
  );
}
