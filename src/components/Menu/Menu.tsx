import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Menu as AriaMenu,
  Header,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import type { IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { type MenuItem, MenuRow } from './MenuRow.tsx';
import * as css from './Menu.css.ts';

export type MenuSectionItems = { id: string; title?: string; items: readonly MenuItem[] };

export type MenuProps = {
  /** An icon button, or any content inside a quiet button. `label` is the accessible name. */
  trigger: { label: string; icon: IconName; isOutlined?: boolean } | { label: string; content: ReactNode };
  /** Lines between them; what destroys something is moved below a line of its own at the end. */
  sections: readonly MenuSectionItems[];
  /** For items that do not bring their own action. */
  onAction?: (id: string) => void;
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end';
};

/** Actions behind a button. */
export function Menu({ trigger, sections, onAction, placement = 'bottom end' }: MenuProps) {
  const act = (item: MenuItem) => (item.onAction ? item.onAction() : onAction?.(item.id));
  const parts = dangerLast(sections);
  return (
    <MenuTrigger>
      <Trigger {...trigger} />
      <Popover placement={placement} offset={4} className={css.popover}>
        <AriaMenu aria-label={trigger.label} className={css.menu}>
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
        </AriaMenu>
      </Popover>
    </MenuTrigger>
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

function Trigger(trigger: MenuProps['trigger']) {
  if ('icon' in trigger) return <IconButton {...trigger} />;
  return (
    <AriaButton aria-label={trigger.label} className={`${css.trigger} ${focusRing}`}>
      {trigger.content}
    </AriaButton>
  );
}
