import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './CopyTextButton.css.ts';

type CopyTextButtonProps = {
  /** What is copied, for the accessible name "Copy …" and then "Copied …". */
  label: string;
  isCopied: boolean;
  onPress: () => void;
  autoFocus?: boolean;
};

/** Copy, which says for a while that it did. Both words keep their place, so that nothing moves. */
export function CopyTextButton({ label, isCopied, onPress, autoFocus = false }: CopyTextButtonProps) {
  return (
    <Button
      kind={isCopied ? 'default' : 'ghost'}
      size="small"
      aria-label={`${isCopied ? 'Copied' : 'Copy'} ${label}`}
      onPress={onPress}
      autoFocus={autoFocus}
    >
      <span className={css.words}>
        <span className={isCopied ? css.gone : css.word}>
          <Icon name="copy" size={14} /> Copy
        </span>
        <span className={isCopied ? css.copied : css.gone}>
          <Icon name="check" size={14} /> Copied
        </span>
      </span>
    </Button>
  );
}
