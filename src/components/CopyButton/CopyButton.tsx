import type { RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from './useCopy.ts';

export type CopyButtonProps = {
  /** A function where the value is long and rarely copied. */
  value: string | (() => string);
  /** What is copied, for the name "Copy …". */
  label: string;
  /** Whether the name stands beside the icon. */
  hasWords?: boolean;
  /** The element that shows the value: its text is selected where copying is not allowed. */
  shownIn?: RefObject<HTMLElement | null>;
};

const said = {
  idle: undefined,
  copied: 'Copied',
  selected: 'Copying is not allowed here. The text is selected, copy it with the keyboard.',
  failed: 'Copying is not allowed here. Select the text instead.',
} as const;

/** Copies a text; works on plain http too, and says so where it cannot. */
export function CopyButton({ value, label, hasWords = false, shownIn }: CopyButtonProps) {
  const { state, copy } = useCopy({ value, shownIn });
  const icon = state === 'copied' ? 'check' : 'copy';
  return (
    <>
      {hasWords ? (
        <Button kind="ghost" icon={icon} onPress={copy}>
          {`Copy ${label}`}
        </Button>
      ) : (
        <IconButton icon={icon} label={`Copy ${label}`} size="small" outcome={said[state]} onPress={copy} />
      )}
      <VisuallyHidden>
        <span role="status">{said[state]}</span>
      </VisuallyHidden>
    </>
  );
}
