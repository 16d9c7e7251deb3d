import { useId, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './IconButton.css.ts';

export type IconButtonProps = {
  icon: IconName;
  /** Its accessible name, and its tooltip. */
  label: string;
  onPress?: () => void;
  /** @default 'default' */
  size?: keyof typeof css.size;
  isOutlined?: boolean;
  /** For a button that stays pressed. */
  isPressed?: boolean;
  isPending?: boolean;
  isDisabled?: boolean;
  /** The condition under which it can be used; takes the label's place in the tooltip. */
  disabledReason?: string;
  /** What the last press led to; stands in the tooltip, open, as long as it is given. */
  outcome?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** A square button without words. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, onPress, size = 'default', isPressed, disabledReason, outcome, ref } = props;
  const { isOutlined = false, isPending = false, isDisabled = false } = props;
  const descriptionId = useId();
  const reason = isDisabled ? disabledReason : undefined;
  const description = reason ?? (isPending ? 'In progress' : undefined);
  return (
    <>
      <Tooltip
        text={reason ?? outcome ?? label}
        isPinned={outcome !== undefined}
        opensOnPress={reason !== undefined}
      >
        <AriaButton
          aria-label={label}
          className={`${css.iconButton} ${css.size[size]} ${isOutlined ? css.outlined : ''} ${focusRing}`}
          {...(ref && { ref })}
          {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
          data-busy={isPending || undefined}
          {...(isDisabled || isPending ? { 'aria-disabled': true } : onPress && { onPress })}
          {...(description && { 'aria-describedby': descriptionId })}
        >
          {isPending ? <SpinnerRing /> : <Icon name={icon} size={size === 'small' ? 14 : 16} />}
        </AriaButton>
      </Tooltip>
      {description && <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
    </>
  );
}
