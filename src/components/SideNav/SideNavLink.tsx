import { createContext, memo, use, useContext, useId } from 'react';
import { useFrame } from '../AppFrame/frame.ts';
import { KeyCap } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { PlainLink } from '../Link/Link.tsx';
import { SingleKeys } from '../Shortcuts/useShortcut.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { tabular, type } from '../theme/type.css.ts';
import { useTooltip } from '../Tooltip/useTooltip.tsx';
import { grouped } from '../Text/Text.tsx';
import * as css from './SideNavItem.css.ts';

/** `full`: names and counts. `rail`: icons with tooltips. `drawer`: names with touch targets. */
export type NavShape = 'full' | 'rail' | 'drawer';

export const NavShapeContext = createContext<NavShape>('full');

export const useNavShape = () => useContext(NavShapeContext);

export type SideNavLinkProps = {
  label: string;
  href: string;
  icon: IconName;
  count?: number;
  isCurrent?: boolean;
  /** Shortcut keys, such as `G N`, shown on hover. */
  keyCap?: string;
  /** Opens a new tab. Shows an arrow. */
  isExternal?: boolean;
};

function PlainSideNavLink(props: SideNavLinkProps) {
  const { label, href, icon, count, isCurrent, isExternal } = props;
  const keyCap = use(SingleKeys) ? props.keyCap : undefined;
  const shape = useNavShape();
  const { closeNav } = useFrame();
  const countId = useId();
  const link = {
    href,
    onFollow: closeNav,
    isExternal: isExternal ?? false,
    className: `${css.row[shape]} ${focusRing}`,
    ...(isCurrent && { 'aria-current': 'page' as const }),
  };
  const isRail = shape === 'rail';
  const text = count === undefined ? label : `${label}, ${grouped(count)}`;
  const { bubble, tipId, tipProps } = useTooltip(isRail ? { text, keyCap, placement: 'right' } : undefined);
  const glyph = <Icon name={icon} className={css.icon} />;
  if (isRail)
    return (
      <>
        <PlainLink {...link} {...tipProps} aria-label={label} aria-describedby={tipId}>
          {glyph}
        </PlainLink>
        {bubble}
      </>
    );
  return (
    <div className={css.entry}>
      <PlainLink {...link} {...(count !== undefined && { 'aria-describedby': countId })}>
        {glyph}
        <span className={css.label}>{label}</span>
        {isExternal && <Icon name="external" size={12} />}
      </PlainLink>
      {count !== undefined && (
        <span id={countId} className={`${css.count} ${type.micro} ${tabular}`}>
          {grouped(count)}
        </span>
      )}
      {keyCap && (
        <span aria-hidden className={css.keys}>
          <KeyCap>{keyCap}</KeyCap>
        </span>
      )}
    </div>
  );
}

/**
 * Navigation entry. The count is its description, so that its accessible name stays the same when the count changes.
 * Memoised, because counts arrive one by one while the first page is filled.
 */
export const SideNavLink = memo(PlainSideNavLink);
