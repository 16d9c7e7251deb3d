import type { ReactNode } from 'react';
import { useFrame } from '../AppFrame/frame.ts';
import { IconButton, IconLink } from '../IconButton/IconButton.tsx';
import { identifier, type } from '../theme/type.css.ts';
import * as css from './TopBar.css.ts';

export type TopBarProps = {
  /** Breadcrumbs. */
  start: ReactNode;
  /** A select that filters the page. */
  center?: ReactNode;
  /** Search, notifications, user menu. */
  end: ReactNode;
  /** On phones: a menu button, or a back arrow to `backHref`, then the title with `place` below it. */
  phone: { title: string; place?: string; isIdentifier?: boolean; backHref?: string; end: ReactNode };
};

/** Bar above the page, 48 px high, 52 px on phones. */
export function TopBar({ start, center, end, phone }: TopBarProps) {
  const { width } = useFrame();
  if (width === 'phone') return <PhoneBar {...phone} />;
  return (
    <div className={css.bar}>
      <div className={css.start}>{start}</div>
      <div className={css.end}>
        {center}
        {end}
      </div>
    </div>
  );
}

function PhoneBar({ title, place, isIdentifier = false, backHref, end }: TopBarProps['phone']) {
  const { openNav } = useFrame();
  return (
    <div className={css.bar}>
      {backHref ? (
        <IconLink icon="chevronLeft" label="Back" href={backHref} />
      ) : (
        <IconButton icon="menu" label="Open navigation" onPress={openNav} />
      )}
      <span className={css.titles}>
        <span
          translate={isIdentifier ? 'no' : undefined}
          className={`${css.title} ${type.dialogTitle} ${isIdentifier ? identifier : ''}`}
        >
          {title}
        </span>
        {place !== undefined && <span className={`${css.place} ${type.hint}`}>{place}</span>}
      </span>
      <div className={css.phoneEnd}>{end}</div>
    </div>
  );
}
