import { use, type RefObject } from 'react';
import {
  Header,
  Keyboard,
  Menu as AriaMenu,
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

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** Shortcut key for the same action. */
  keyCap?: string;
  href?: string | undefined;
  onAction?: () => void;
  /** Moves the item to a section at the end. */
  isDanger?: boolean;
  /** Disables the item. Shown at its right. */
  disabledReason?: string | undefined;
  /** In a section that is a choice. */
  isChecked?: boolean;
};

export type MenuSectionItems = {
  id: string;
  title?: string;
  /** Makes the section a choice of one or of several. */
  choice?: 'single' | 'multiple';
  items: readonly MenuItem[];
};

type MenuListProps = {
  sections: readonly MenuSectionItems[];
  placement: 'bottom start' | 'bottom end';
  id: string;
  label: string;
  isOpen: boolean;
  openedAt: OpenedAt;
  button: RefObject<HTMLButtonElement | null>;
  triggerId: string;
  onClose: () => void;
};

/** Popover and menu in the contexts that react-aria's own trigger would provide. */
export function MenuList(props: MenuListProps) {
  const { id, label, isOpen, openedAt, button, triggerId, onClose, sections } = props;
  const state = useMenuTriggerState({ isOpen, onOpenChange: (opens) => !opens && onClose() });
  const parts = dangerLast(sections);
  const menu = { id, 'aria-labelledby': triggerId, autoFocus: openedAt ?? true, onClose };
  const popover = { trigger: 'MenuTrigger', triggerRef: button, 'aria-labelledby': triggerId };
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <PopoverContext value={popover}>
          <MenuContext value={menu}>
            <Popover placement={props.placement} offset={4} className={css.popover}>
              <AriaMenu aria-label={label} className={css.menu}>
                {parts.flatMap((part, index) => {
                  const rows = part.items.map((item) => <MenuRow key={item.id} {...item} />);
                  return [
                    index > 0 && <Separator key={`${part.id} line`} className={css.line} />,
                    part.title || part.choice ? (
                      <MenuSection
                        key={part.id}
                        {...(part.choice && {
                          selectionMode: part.choice,
                          selectedKeys: part.items.flatMap(({ isChecked, id: key }) =>
                            isChecked ? key : [],
                          ),
                        })}
                        {...(!part.title && { 'aria-label': label })}
                      >
                        {part.title && <Header className={css.title}>{part.title}</Header>}
                        {rows}
                      </MenuSection>
                    ) : (
                      rows
                    ),
                  ];
                })}
              </AriaMenu>
            </Popover>
          </MenuContext>
        </PopoverContext>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}

/** Moves dangerous items into a last section, and drops empty sections. */
function dangerLast(sections: readonly MenuSectionItems[]): readonly MenuSectionItems[] {
  const safe = sections.map((section) => ({
    ...section,
    items: section.items.filter((item) => !item.isDanger),
  }));
  const danger = sections.flatMap((section) => section.items.filter((item) => item.isDanger));
  return [...safe, { id: 'danger', items: danger }].filter((section) => section.items.length > 0);
}

/**
 * A disabled item stays focusable, so that its reason is announced. Reason and shortcut key describe the item instead of
 * being part of its name.
 */
function MenuRow(props: MenuItem) {
  const { id, label, icon, keyCap, href, onAction, isDanger = false } = props;
  const { isChecked = false, disabledReason: reason } = props;
  const areKeysOn = use(SingleKeys);
  return (
    <AriaMenuItem
      id={id}
      textValue={label}
      className={`${css.item} ${isDanger ? css.danger : ''}`}
      // Arrow keys skip react-aria's own disabled items.
      {...(reason !== undefined
        ? {
            shouldCloseOnSelect: false,
            render: (row) =>
              'href' in row ? <a {...row}>{row.children}</a> : <div {...row} aria-disabled />,
          }
        : { ...(onAction && { onAction }), ...(href && { href }) })}
    >
      {icon && <Icon name={icon} size={14} className={css.icon} />}
      <span className={css.label}>{label}</span>
      {reason && (
        <Text slot="description" aria-hidden className={css.reason}>
          {reason}
        </Text>
      )}
      {isChecked && <Icon name="check" size={14} />}
      {keyCap && areKeysOn && (
        <Keyboard aria-hidden className={css.keyCap}>
          {keyCap}
        </Keyboard>
      )}
    </AriaMenuItem>
  );
}
