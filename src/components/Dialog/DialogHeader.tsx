import { Heading } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './Dialog.css.ts';

type DialogHeaderProps = { title: string; onClose: () => void; isLocked?: boolean };

/** The title names the dialog for assistive technology, too. Locked means that a request is on its way. */
export function DialogHeader({ title, onClose, isLocked = false }: DialogHeaderProps) {
  return (
    <div className={css.header}>
      <Heading slot="title" className={`${css.title} ${type.dialogTitle}`}>
        {title}
      </Heading>
      <IconButton icon="close" label="Close" onPress={onClose} isDisabled={isLocked} />
    </div>
  );
}
