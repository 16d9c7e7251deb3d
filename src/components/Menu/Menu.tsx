import { useId, useRef, useState, type ReactNode } from 'react';
import { NativeButton, type OpenedAt } from '../Button/NativeButton.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { late } from '../late/late.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './Menu.css.ts';
import type { MenuItem } from './MenuList.tsx';

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

const MenuList = late(async () => (await import('./MenuList.tsx')).MenuList, {
  isWanted: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
});

/** Actions behind a button, which is all there is of it until it is opened. */
export function Menu({ trigger, sections, onAction, placement = 'bottom end' }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState<OpenedAt>();
  const [wasOpened, setOpened] = useState(false);
  const onOpen = (at: OpenedAt) => {
    setOpenedAt(at);
    setOpened(true);
    setOpen(true);
  };
  const listId = `${id}list`;
  const aria = {
    id,
    'aria-haspopup': true,
    'aria-expanded': isOpen,
    ...(isOpen && { 'aria-controls': listId }),
  } as const;
  return (
    <>
      {'icon' in trigger ? (
        <IconButton {...trigger} ref={button} opens={{ onOpen, aria }} />
      ) : (
        <NativeButton
          ref={button}
          {...aria}
          onOpen={onOpen}
          aria-label={trigger.label}
          className={`${css.trigger} ${focusRing}`}
        >
          {trigger.content}
        </NativeButton>
      )}
      {wasOpened && (
        <MenuList
          {...{ sections, onAction, placement, isOpen, openedAt, button }}
          id={listId}
          label={trigger.label}
          triggerId={id}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
