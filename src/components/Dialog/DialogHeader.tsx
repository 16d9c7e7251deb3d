import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './Dialog.css.ts';

type DialogHeaderProps = {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  onClose: () => void;
  isLocked?: boolean;
};

/** The title names the dialog for assistive technology, too. Locked means that a request is on its way. */
export function DialogHeader({ title, lead, onClose, isLocked = false }: DialogHeaderProps) {
  return (
    <div className={css.header}>
      <div className={css.words}>
        <Heading slot="title" className={`${css.title} ${type.dialogTitle}`}>
          {title}
        </Heading>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      <IconButton icon="close" label="Close" onPress={onClose} isDisabled={isLocked} />
    </div>
  );
}
