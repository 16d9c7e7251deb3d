import { memo, useId, type ReactNode } from 'react';
import { useFrame } from '../AppFrame/frame.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { NativeButton } from '../Button/NativeButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PlainLink } from '../Link/Link.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { type, tabular } from '../theme/type.css.ts';
import * as css from './SideNav.css.ts';
import * as sideNavItemCss from './SideNavItem.css.ts';
import {
  NavShapeContext,
  SideNavLink,
  useNavShape,
  type NavShape,
  type SideNavLinkProps,
} from './SideNavLink.tsx';

export type SideNavItem = Omit<SideNavLinkProps, 'isExternal'> & { id: string };

export type SideNavGroup = {
  id: string;
  /** Optional for the first group. */
  title?: string;
  items: readonly SideNavItem[];
};

export type SideNavProps = {
  brand: { logo: ReactNode; name: string; href: string };
  groups: readonly SideNavGroup[];
  /** `SideNavLink`, `SideNavSwitch` and `SideNavNote`. */
  footer?: ReactNode;
  /** Whether the user has collapsed the navigation. Narrow windows always show the rail. */
  isRail: boolean;
  onToggleRail: () => void;
};

/** Main navigation: 232 px wide with names and counts, a rail of icons, or the content of the drawer on phones. */
export function SideNav({ brand, groups, footer, isRail, onToggleRail }: SideNavProps) {
  const place = useNavShape();
  const shape = place === 'full' && isRail ? 'rail' : place;
  const { closeNav } = useFrame();
  const isShort = shape === 'rail';
  return (
    <NavShapeContext value={shape}>
      <nav aria-label="Main" className={css.nav[shape]}>
        <div className={css.brand[shape]}>
          <PlainLink
            href={brand.href}
            onFollow={closeNav}
            className={`${css.home} ${focusRing}`}
            {...(isShort && { 'aria-label': brand.name })}
          >
            {brand.logo}
            {!isShort && <span className={type.heading}>{brand.name}</span>}
          </PlainLink>
          {!isShort && <ShapeButton place={place} isShort={isShort} onToggleRail={onToggleRail} />}
        </div>
        <div className={css.groups}>
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </div>
        <div className={css.footer[shape]}>
          {footer}
          {isShort && <ShapeButton place={place} isShort={isShort} onToggleRail={onToggleRail} />}
        </div>
      </nav>
    </NavShapeContext>
  );
}

function Group({ title, items }: SideNavGroup) {
  const shape = useNavShape();
  const titleId = useId();
  return (
    <>
      {title && shape === 'rail' && <div className={css.groupLine} />}
      {title && shape !== 'rail' && (
        <p id={titleId} className={`${css.groupTitle} ${type.micro}`}>
          {title}
        </p>
      )}
      <ul {...(title && (shape === 'rail' ? { 'aria-label': title } : { 'aria-labelledby': titleId }))}>
        {items.map(({ id, ...item }) => (
          <li key={id}>
            <SideNavLink {...item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PlainShapeButton({ place, isShort, onToggleRail }: ShapeButtonProps) {
  const { openNav, closeNav } = useFrame();
  if (place === 'drawer') return <IconButton icon="panelLeft" label="Close navigation" onPress={closeNav} />;
  if (place === 'rail') return <RailButton icon="panelLeft" label="Open navigation" onPress={openNav} />;
  return isShort ? (
    <RailButton icon="panelLeft" label="Expand navigation" onPress={onToggleRail} />
  ) : (
    <IconButton icon="panelLeft" label="Collapse navigation" onPress={onToggleRail} />
  );
}

const ShapeButton = memo(PlainShapeButton);

type ShapeButtonProps = { place: NavShape; isShort: boolean; onToggleRail: () => void };

type RailButtonProps = { icon: IconName; label: string; isPressed?: boolean; onPress: () => void };

/** Button that aligns with the entries of the rail. */
export function RailButton({ icon, label, isPressed, onPress }: RailButtonProps) {
  return (
    <NativeButton
      tip={{ text: label, placement: 'right' }}
      aria-label={label}
      onPress={onPress}
      className={`${sideNavItemCss.railButton} ${focusRing}`}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
    >
      <Icon name={icon} className={sideNavItemCss.icon} />
    </NativeButton>
  );
}

type SideNavSwitchProps = {
  label: string;
  icon: IconName;
  isSelected: boolean;
  /** Should always be the same function, because the switch is memoised. */
  onChange: (isSelected: boolean) => void;
};

function PlainSideNavSwitch({ label, icon, isSelected, onChange }: SideNavSwitchProps) {
  const shape = useNavShape();
  if (shape === 'rail')
    return (
      <RailButton icon={icon} label={label} isPressed={isSelected} onPress={() => onChange(!isSelected)} />
    );
  return (
    <div className={sideNavItemCss.setting[shape]}>
      <Switch position="end" isSelected={isSelected} onChange={onChange}>
        <span className={sideNavItemCss.settingLabel[shape]}>
          <Icon name={icon} className={sideNavItemCss.icon} />
          {label}
        </span>
      </Switch>
    </div>
  );
}

/** Setting in the footer of the navigation, in the rail as a toggle button. */
export const SideNavSwitch = memo(PlainSideNavSwitch);

/** Last line of the footer. Hidden in the rail. */
export function SideNavNote({ children }: { children: ReactNode }) {
  if (useNavShape() === 'rail') return null;
  return <div className={`${sideNavItemCss.note} ${type.micro} ${tabular}`}>{children}</div>;
}
