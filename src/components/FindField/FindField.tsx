import { useId, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components';
import { useAnnouncement } from '../Announcer/announce.ts';
import { useTypedText } from '../Field/typedText.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { button, end } from '../SearchField/SearchField.css.ts';
import { SearchBox } from '../SearchField/SearchField.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { grouped } from '../Text/Text.tsx';
import * as css from './FindField.css.ts';

export type FindFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Number of matches, and the position of the current one, from 1. 0 of 0 if nothing matches. */
  found: { position: number; count: number };
  /** Moves to the next (1) or previous (-1) match of `text`. `value` may not have been updated yet. */
  onStep: (by: 1 | -1, text: string) => void;
  shortcut?: '/';
};

/** Finds matches in the content of a page without filtering it. Enter goes to the next match, Shift+Enter to the previous. */
export function FindField(props: FindFieldProps) {
  const { label, value, onChange, found, onStep, shortcut } = props;
  const [text, type] = useTypedText(value, onChange);
  const foundId = useId();
  const position = text.trim() === '' ? '' : `${grouped(found.position)} of ${grouped(found.count)}`;
  useAnnouncement(position && `${position} matches`);
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1, text);
  };
  return (
    <SearchBox
      {...{ label, text, shortcut }}
      placeholder={label}
      onType={type}
      aria-describedby={foundId}
      onKeyDown={step}
      className={css.field}
    >
      <span id={foundId} className={css.found}>
        {position}
      </span>
      {text !== '' && (
        <span className={end}>
          <StepButton icon="chevronUp" label="Previous match" onPress={() => onStep(-1, text)} />
          <StepButton icon="chevronDown" label="Next match" onPress={() => onStep(1, text)} />
        </span>
      )}
    </SearchBox>
  );
}

type StepButtonProps = { icon: IconName; label: string; onPress: () => void };

/** Has no slot. The search field would use it as its clear button. */
function StepButton({ icon, label, onPress }: StepButtonProps) {
  return (
    <Button slot={null} aria-label={label} onPress={onPress} className={`${button} ${focusRing}`}>
      <Icon name={icon} size={14} />
    </Button>
  );
}
