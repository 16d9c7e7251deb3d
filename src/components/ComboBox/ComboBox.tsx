import { use, useRef, useState, type RefObject } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  Popover,
} from 'react-aria-components';
import { input } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OptionEntry, type Option } from '../Select/OptionList.tsx';
import * as list from '../Select/OptionList.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './ComboBox.css.ts';

export type ComboBoxProps = {
  /** Shown in the box, before the value. */
  label: string;
  placeholder?: string;
  selectedKey: string | null;
  /** Text in the box. Without a `selectedKey`, it is not a choice yet. */
  value: string;
  /** Returns the entries that match a text, best first. Returns all entries for an empty text. */
  find: (text: string) => readonly Option[];
  mostShown?: (shown: number, all: number) => string;
  noMatch: string;
  /** Called with each text typed. If given, leaving the field without a choice keeps the text. */
  onType?: (text: string) => void;
  onChoose: (id: string) => void;
  /** Enter on a text while no entry is focused. */
  onEnter: (text: string) => void;
  autoFocus?: boolean;
};

const maxShown = 50;
const noItems: readonly Option[] = [];

/** Single choice from a very long list, filtered by typing. Leaving it without a choice restores the previous value. */
export function ComboBox(props: ComboBoxProps) {
  const { selectedKey, value, find, mostShown, noMatch, onType, onChoose } = props;
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const found = isOpen ? find(typed ?? '') : noItems;
  const settle = () => setTyped(undefined);
  return (
    <AriaComboBox
      className={css.field}
      allowsCustomValue
      allowsEmptyCollection
      // A value set from outside must not open the list.
      menuTrigger="manual"
      items={found.slice(0, maxShown)}
      value={selectedKey}
      inputValue={typed ?? value}
      onInputChange={(text) => {
        if (text === (typed ?? value)) return;
        setTyped(text);
        onType?.(text);
      }}
      onOpenChange={setOpen}
      onChange={(key) => {
        if (key === null) return;
        onChoose(String(key));
        settle();
      }}
      onBlur={settle}
      autoFocus={props.autoFocus ?? false}
    >
      <Box {...props} boxRef={boxRef} isTyped={typed !== undefined} onSettle={settle} />
      <Popover offset={4} triggerRef={boxRef} className={list.popover}>
        <ListBox className={list.list} renderEmptyState={() => <div className={list.empty}>{noMatch}</div>}>
          {(option: Option) => <OptionEntry {...option} isMultiple={false} />}
        </ListBox>
        {mostShown && found.length > maxShown && (
          <div className={css.note}>{mostShown(maxShown, found.length)}</div>
        )}
      </Popover>
    </AriaComboBox>
  );
}

type BoxProps = Pick<ComboBoxProps, 'label' | 'placeholder' | 'onEnter'> & {
  boxRef: RefObject<HTMLDivElement | null>;
  isTyped: boolean;
  onSettle: () => void;
};

function Box({ label, placeholder, onEnter, boxRef, isTyped, onSettle }: BoxProps) {
  const state = use(ComboBoxStateContext);
  // The first keystroke replaces the chosen value.
  const select = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    !isTyped && currentTarget.select();
  return (
    <div ref={boxRef} className={css.inBox}>
      <Label className={css.label}>{label}</Label>
      <Input
        data-text
        className={`${input} ${css.input}`}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        {...(placeholder !== undefined && { placeholder })}
        onFocus={select}
        onClick={select}
        onInput={() => state?.open(null, 'input')}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') onSettle();
          const { value: text } = event.currentTarget;
          const isOnEntry = event.currentTarget.hasAttribute('aria-activedescendant');
          if (event.key === 'Enter' && isTyped && !isOnEntry && text.trim() !== '') {
            onEnter(text.trim());
            onSettle();
          }
        }}
      />
      <Button className={`${css.opener} ${focusRing}`}>
        <Icon name="chevronsUpDown" size={14} />
      </Button>
    </div>
  );
}
