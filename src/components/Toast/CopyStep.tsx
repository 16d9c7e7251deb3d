import { useCopy } from '../CopyButton/CopyButton.tsx';
import { emphasis } from '../Link/Link.css.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './CopyStep.css.ts';

const said = {
  idle: undefined,
  copied: 'Copied',
  selected: undefined,
  failed: 'Copying is not allowed here',
} as const;

/** The next step of a toast where something is copied: looks like the link that other steps are. */
export function CopyStep({ label, value }: { label: string; value: string }) {
  const { state, copy } = useCopy({ value, shownIn: undefined });
  return (
    <>
      <button type="button" className={`${css.copy} ${emphasis.accent} ${focusRing}`} onClick={copy}>
        {said[state] ?? label}
      </button>
      <VisuallyHidden>
        <span role="status">{said[state]}</span>
      </VisuallyHidden>
    </>
  );
}
