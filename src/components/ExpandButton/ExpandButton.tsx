import { Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './ExpandButton.css.ts';

export type ExpandButtonProps = {
  /** Accessible name of the content that it shows and hides. */
  label: string;
  isExpanded: boolean;
  onPress: () => void;
};

/** Button that expands and collapses a row. */
export function ExpandButton({ label, isExpanded, onPress }: ExpandButtonProps) {
  return (
    <Button
      aria-label={label}
      aria-expanded={isExpanded}
      onPress={onPress}
      className={`${css.button} ${focusRing}`}
    >
      <Icon name={isExpanded ? 'chevronDown' : 'chevronRight'} size={14} />
    </Button>
  );
}
