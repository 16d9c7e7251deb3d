import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from './useCopy.ts';

export type CopyButtonProps = {
  value: string;
  /** What is copied, for the accessible name "Copy …". */
  label: string;
};

const said = {
  idle: '',
  copied: 'Copied',
  failed: 'Copying is not allowed here. Select the text instead.',
} as const;

/** Copies a text; works on plain http too, and says so where it cannot. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const { state, copy } = useCopy(value);
  return (
    <>
      <IconButton
        icon={state === 'copied' ? 'check' : 'copy'}
        label={state === 'idle' ? `Copy ${label}` : said[state]}
        size="small"
        onPress={copy}
      />
      <VisuallyHidden>
        <span role="status">{said[state]}</span>
      </VisuallyHidden>
    </>
  );
}
