import { use, type RefObject } from 'react';
import {
  Header,
  Keyboard,
  Menu,
  MenuContext,
  MenuItem as AriaMenuItem,
  MenuSection,
  OverlayTriggerStateContext,
  Popover,
  PopoverContext,
  RootMenuTriggerStateContext,
  Separator,
  Text,
} from 'react-aria-components';
import { useMenuTriggerState } from 'react-stately';
import type { OpenedAt } from '../Button/NativeButton.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SingleKeys } from '../Shortcuts/useShortcut.ts';
import * as css from './Menu.css.ts';
import type { MenuProps, MenuSectionItems } from './Menu.tsx';

type MenuListProps = Required<Pick<MenuProps, 'sections' | 'placement'>> & {
  onAction: MenuProps['onAction'] | undefined;
  id: string;
  label: string;
  isOpen: boolean;
  openedAt: OpenedAt;
  button: RefObject<HTMLButtonElement | null>;
  triggerId: string;
  onClose: () => void;
};

/** What a menu opens: what react-aria's own trigger would put around it. */
export function MenuList(props: MenuListProps) {
  const { id, label, isOpen, openedAt, button, triggerId, onClose, sections, onAction } = props;
  const state = useMenuTriggerState({ isOpen, onOpenChange: (opens) => !opens && onClose() });
  const act = (item: MenuItem) => (item.onAction ? item.onAction() : onAction?.(item.id));
  const parts = dangerLast(sections);
  const menu = { id, 'aria-labelledby': triggerId, autoFocus: openedAt ?? true, onClose };
  const popover = { trigger: 'MenuTrigger', triggerRef: button, 'aria-labelledby': triggerId };
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <PopoverContext value={popover}>
          <MenuContext value={menu}>
            <Popover placement={props.placement} offset={4} className={css.popover}>
              <Menu aria-label={label} className={css.menu}>
                {parts.flatMap((part, index) => {
                  const rows = part.items.map((item) => (
                    <MenuRow key={item.id} {...item} onAction={() => act(item)} />
                  ));
                  return [
                    index > 0 && <Separator key={`${part.id} line`} className={css.line} />,
                    part.title ? (
                      <MenuSection key={part.id}>
                        <Header className={css.title}>{part.title}</Header>
                        {rows}
                      </MenuSection>
                    ) : (
                      rows
                    ),
                  ];
                })}
              </Menu>
            </Popover>
          </MenuContext>
        </PopoverContext>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}

/** The sections without their dangerous items, which follow in one more; empty ones left out. */
function dangerLast(sections: readonly MenuSectionItems[]): readonly MenuSectionItems[] {
  const safe = sections.map((section) => ({
    ...section,
    items: section.items.filter((item) => !item.isDanger),
  }));
  const danger = sections.flatMap((section) => section.items.filter((item) => item.isDanger));
  return [...safe, { id: 'danger', items: danger }].filter((section) => section.items.length > 0);
}

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** A key that does the same while the menu is closed. */
  keyCap?: string;
  /** Leads somewhere instead of doing something. */
  href?: string | undefined;
  onAction?: () => void;
  /** Destroys something. */
  isDanger?: boolean;
  /** The condition under which it can be used, while it cannot: shown at its right. */
  disabledReason?: string | undefined;
};

/**
 * One line of a menu. A disabled one can still be reached, so that its reason is heard. Reason and key describe the
 * item; hidden, they do not become part of its name.
 */
function MenuRow(props: MenuItem) {
  const { id, label, icon, keyCap, href, onAction, isDanger = false, disabledReason: reason } = props;
  const areKeysOn = use(SingleKeys);
  return (
    <AriaMenuItem
      id={id}
      textValue={label}
      className={`${css.item} ${isDanger ? css.danger : ''}`}
      // React-aria's own disabled items are skipped by the arrow keys.
      {...(reason !== undefined
        ? {
            shouldCloseOnSelect: false,
            render: (row) =>
              'href' in row ? <a {...row}>{row.children}</a> : <div {...row} aria-disabled />,
          }
        : { ...(onAction && { onAction }), ...(href && { href }) })}
    >
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} size={14} />
        </span>
      )}
      <span className={css.label}>{label}</span>
      {reason && (
        <Text slot="description" aria-hidden className={css.reason}>
          {reason}
        </Text>
      )}
      {keyCap && areKeysOn && (
        <Keyboard aria-hidden className={css.keyCap}>
          {keyCap}
        </Keyboard>
      )}
    </AriaMenuItem>
  );
}
