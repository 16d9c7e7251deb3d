import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Text,
} from 'react-aria-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { KeyCap } from '../KeyCap/KeyCap.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './Menu.css.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  keyCap?: string;
  /** Leads somewhere instead of doing something. */
  href?: string;
  onAction?: () => void;
  /** Destroys something: the last one, in a section of its own. */
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The condition under which it can be used, shown at its right. */
  disabledReason?: string;
};

export type MenuSectionItems = { id: string; title?: string; items: readonly MenuItem[] };

export type MenuProps = {
  /** An icon button, or any content inside a quiet button. `label` is the accessible name. */
  trigger: { label: string; icon: IconName; isOutlined?: boolean } | { label: string; content: ReactNode };
  sections: readonly MenuSectionItems[];
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end';
};

/** Actions behind a button. */
export function Menu({ trigger, sections, placement = 'bottom end' }: MenuProps) {
  const items = sections.flatMap((section) => section.items);
  const disabledKeys = items.filter((item) => item.isDisabled).map((item) => item.id);
  return (
    <MenuTrigger>
      <Trigger {...trigger} />
      <Popover placement={placement} offset={4} className={css.popover}>
        <AriaMenu
          aria-label={trigger.label}
          disabledKeys={disabledKeys}
          className={css.menu}
          onAction={(id) => items.find((item) => item.id === id)?.onAction?.()}
        >
          {sections.map((section) => (
            <MenuSection
              key={section.id}
              className={css.section}
              {...(!section.title && { 'aria-label': section.id })}
            >
              {section.title && <Header className={css.title}>{section.title}</Header>}
              {section.items.map((item) => (
                <Item key={item.id} {...item} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Trigger(trigger: MenuProps['trigger']) {
  if ('icon' in trigger) return <IconButton {...trigger} />;
  return (
    <AriaButton aria-label={trigger.label} className={`${css.trigger} ${focusRing}`}>
      {trigger.content}
    </AriaButton>
  );
}

function Item({ id, label, icon, keyCap, href, isDanger, isDisabled, disabledReason }: MenuItem) {
  return (
    <AriaMenuItem
      id={id}
      textValue={label}
      className={`${css.item} ${isDanger ? css.danger : ''}`}
      {...(href && !isDisabled && { href })}
    >
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} size={14} />
        </span>
      )}
      <Text slot="label" className={css.label}>
        {label}
      </Text>
      {isDisabled && disabledReason && (
        <Text slot="description" className={css.reason}>
          {disabledReason}
        </Text>
      )}
      {keyCap && <KeyCap>{keyCap}</KeyCap>}
    </AriaMenuItem>
  );
}
