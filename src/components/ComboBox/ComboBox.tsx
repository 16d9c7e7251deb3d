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
  /** Stands in the box, before the value. */
  label: string;
  placeholder?: string;
  /** The id of what is chosen, and how it is called; a text without an id stands for nothing yet. */
  selectedKey: string | null;
  value: string;
  /** The entries for a text, the best first; for an empty one all there are. */
  find: (text: string) => readonly Option[];
  /** Said under a list that was cut off. */
  mostShown?: (shown: number, all: number) => string;
  /** Said where no entry has the text. */
  noMatch: string;
  /** Each text as it is typed, for whom leaving it without a choice is to keep it. */
  onType?: (text: string) => void;
  onChoose: (id: string) => void;
  /** Enter on a text while no entry has the focus. */
  onEnter: (text: string) => void;
  /** @default false */
  autoFocus?: boolean;
};

/** Of very many entries only so many are listed. */
const most = 50;
const noItems: readonly Option[] = [];

/** One of very many, found by typing. Leaving it without a choice leaves it as it was, unless what is typed is kept. */
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
      // What is written here from outside must not open the list.
      menuTrigger="manual"
      items={found.slice(0, most)}
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
      <Box
        {...props}
        boxRef={boxRef}
        isTyped={typed !== undefined}
        isKept={onType !== undefined}
        onSettle={settle}
      />
      <Popover offset={4} triggerRef={boxRef} className={list.popover}>
        <ListBox className={list.list} renderEmptyState={() => <div className={list.empty}>{noMatch}</div>}>
          {(option: Option) => <OptionEntry {...option} isMultiple={false} />}
        </ListBox>
        {mostShown && found.length > most && <div className={css.note}>{mostShown(most, found.length)}</div>}
      </Popover>
    </AriaComboBox>
  );
}

type BoxProps = Pick<ComboBoxProps, 'label' | 'placeholder' | 'onEnter'> & {
  boxRef: RefObject<HTMLDivElement | null>;
  isTyped: boolean;
  /** Each text is known outside as it is typed, so that what Enter makes of it may take its place. */
  isKept: boolean;
  onSettle: () => void;
};

function Box({ label, placeholder, onEnter, boxRef, isTyped, isKept, onSettle }: BoxProps) {
  const state = use(ComboBoxStateContext);
  // What is typed first takes the place of what is chosen.
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
          if (event.key === 'Escape' && isTyped && !state?.isOpen) {
            event.stopPropagation();
            onSettle();
          }
          const { value: text } = event.currentTarget;
          const isOnEntry = event.currentTarget.hasAttribute('aria-activedescendant');
          if (event.key === 'Enter' && isTyped && !isOnEntry && text.trim() !== '') {
            onEnter(text.trim());
            if (isKept) onSettle();
          }
        }}
      />
      <Button className={`${css.opener} ${focusRing}`}>
        <Icon name="chevronsUpDown" size={14} />
      </Button>
    </div>
  );
}
