import type { CSSProperties } from 'react';
import * as css from './Skeleton.css.ts';

export type SkeletonProps = {
  /** Pixels, or any CSS length. */
  width: number | string;
  /** Pixels. @default 10 */
  height?: number;
};

/** Placeholder for text. Not announced, because the loading element is `aria-busy`. */
export function Skeleton({ width, height = 10 }: SkeletonProps) {
  const style: CSSProperties = {
    [css.widthName]: typeof width === 'number' ? `${width}px` : width,
    [css.heightName]: `${height}px`,
  };
  return <span aria-hidden className={css.bar} style={style} />;
}
