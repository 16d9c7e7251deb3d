import type { CSSProperties } from 'react';
import type { RangeUse } from './networkFields.ts';
import * as css from './RangeUseBar.css.ts';

/** How much of a range is given out: drawn, and in words. */
export function RangeUseBar({ use: { used, addresses } }: { use: RangeUse }) {
  const style: CSSProperties = { [css.shareName]: used / addresses };
  return (
    <span className={css.use}>
      <span aria-hidden className={css.track}>
        <span className={css.part} style={style} />
      </span>
      {used} of {addresses.toLocaleString('en-US')} used
    </span>
  );
}
