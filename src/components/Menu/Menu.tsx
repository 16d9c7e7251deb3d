import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { NativeButton, type OpenedAt } from '../Button/NativeButton.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lazyComponent } from '../Lazy/lazyComponent.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import type { MenuSectionItems } from './MenuList.tsx';
import * as css from './Menu.css.ts';

export type MenuProps = {
  /** An icon button, or a button with any content. `label` is the accessible name. */
  trigger: { label: string; isOutlined?: boolean } & ({ icon: IconName } | { content: ReactNode });
  /** Sections, separated by lines. */
  sections: readonly MenuSectionItems[];
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end';
};

export const MenuList = lazyComponent(async () => (await import('./MenuList.tsx')).MenuList);

/** Button that opens a menu. The menu is loaded when it first opens. */
export function Menu({ trigger, sections, placement = 'bottom end' }: MenuProps) {
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
          className={`${trigger.isOutlined ? css.outlinedTrigger : css.trigger} ${focusRing}`}
        >
          {trigger.content}
        </NativeButton>
      )}
      {wasOpened && (
        <Suspense>
          <MenuList
            {...{ sections, placement, isOpen, openedAt, button }}
            id={listId}
            label={trigger.label}
            triggerId={id}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
