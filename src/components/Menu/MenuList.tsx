import type { RefObject } from 'react';
import {
  Header,
  Menu,
  MenuContext,
  MenuSection,
  OverlayTriggerStateContext,
  Popover,
  PopoverContext,
  RootMenuTriggerStateContext,
  Separator,
} from 'react-aria-components';
import { useMenuTriggerState } from 'react-stately';
import type { OpenedAt } from '../Button/NativeButton.tsx';
import type { MenuProps, MenuSectionItems } from './Menu.tsx';
import { type MenuItem, MenuRow } from './MenuRow.tsx';
import * as css from './Menu.css.ts';

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
