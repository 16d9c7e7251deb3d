import { useRef, type KeyboardEvent } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog as AriaDialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import { KeyCap } from '../Button/Button.tsx';
import { ReturnFocus } from '../Dialog/Dialog.tsx';
import { input } from '../Field/Field.css.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden, grouped } from '../Text/Text.tsx';
import * as css from './Palette.css.ts';

export type PaletteItem = {
  id: string;
  icon: IconName;
  name: string;
  /** Parts of the name that match what is typed: from, to, from, to… */
  marks?: readonly number[] | undefined;
  /** Beside the name, as a machine writes it: an address, a range. */
  detail?: string | undefined;
  /** At the right: what it is and where. */
  note?: string | undefined;
  /** The key that does the same outside of the palette. */
  keyCap?: string | undefined;
};

export type PaletteGroup = { id: string; title: string; items: readonly PaletteItem[] };

export type PaletteProps = {
  /** Accessible name of the whole and of its field. */
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  /** What is found, best first. */
  groups: readonly PaletteGroup[];
  /** Enter or a press. */
  onAct: (id: string) => void;
  /** What the results are narrowed to; Backspace in the empty field lifts it. */
  scope?: string | undefined;
  /** Tab on an item narrows to it; false where it has nothing to narrow to. */
  onNarrow: (id: string) => boolean;
  onWiden: () => void;
  /** What is said when nothing is found. */
  empty: string;
  /** At the foot: what is searched. */
  covers: string;
  onClose: () => void;
};

/** The keys typed here also move through the list, so it is what ARIA calls a combobox. */
const combobox = { role: 'combobox', 'aria-expanded': true, autoFocus: true } as const;

/**
 * Finds and does anything: a field, and below it what it finds, in groups. It is open while it is rendered. The focus
 * stays in the field and goes back to where it was afterwards.
 */
export function Palette(props: PaletteProps) {
  const { label, text, onType, groups, scope, empty, covers, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  // Other results begin at the top.
  const toTop = () => list.current?.scrollTo({ top: 0 });
  const onAct = (id: string) => {
    toTop();
    props.onAct(id);
  };
  const onNarrow = (id: string) => {
    toTop();
    return props.onNarrow(id);
  };
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={css.scrim}>
      <Modal className={css.modal}>
        <AriaDialog aria-label={label} className={css.dialog}>
          <ReturnFocus />
          <div
            role="presentation"
            className={css.inner}
            onKeyDownCapture={(event) => handleKey(event, { ...props, onAct, onNarrow })}
          >
            <Autocomplete inputValue={text} onInputChange={onType}>
              <TextField aria-label={label} className={css.line}>
                <Icon name="search" size={16} />
                {scope !== undefined && (
                  <span className={css.scopePlace}>
                    <span className={css.scope}>{scope}</span>
                  </span>
                )}
                <Input
                  {...combobox}
                  data-text
                  autoComplete="off"
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck="false"
                  placeholder={props.placeholder}
                  className={`${input} ${css.field}`}
                />
                <button type="button" className={css.escape} onClick={onClose}>
                  <VisuallyHidden>Close</VisuallyHidden>
                  <span className={css.escapeKey}>
                    <KeyCap>esc</KeyCap>
                  </span>
                  <span className={css.escapeCross}>
                    <Icon name="x" size={16} />
                  </span>
                </button>
              </TextField>
              <ListBox
                ref={list}
                aria-label="Results"
                items={groups}
                className={css.list}
                onAction={(key) => onAct(String(key))}
                renderEmptyState={() => <p className={css.empty}>{empty}</p>}
              >
                {({ id, title, items }) => (
                  <ListBoxSection id={id} className={css.group}>
                    <Header className={css.title}>{title}</Header>
                    <Collection items={items}>{(item) => <Entry {...item} />}</Collection>
                  </ListBoxSection>
                )}
              </ListBox>
            </Autocomplete>
            <VisuallyHidden>
              <span role="status">
                {count === 0 ? empty : `${grouped(count)} ${count === 1 ? 'result' : 'results'}`}
              </span>
            </VisuallyHidden>
            <div className={css.foot}>
              <span aria-hidden className={css.keys}>
                <KeyCap>↑</KeyCap>
                <KeyCap>↓</KeyCap> move
                <KeyCap>↵</KeyCap> open
                <KeyCap>tab</KeyCap> narrow
              </span>
              <span>{covers}</span>
            </div>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Esc closes whatever is typed; Tab narrows, Backspace widens; Enter does the first thing where none is marked. */
function handleKey(event: KeyboardEvent, props: PaletteProps): void {
  const { text, groups, scope, onAct, onNarrow, onWiden, onClose } = props;
  const marked = markedIn(event.target) ?? groups[0]?.items[0]?.id;
  const handled = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (event.key === 'Escape') {
    handled();
    onClose();
  } else if (event.key === 'Tab' && !event.shiftKey && marked !== undefined && onNarrow(marked)) {
    handled();
  } else if (event.key === 'Backspace' && text === '' && scope !== undefined) {
    handled();
    onWiden();
  } else if (event.key === 'Enter' && markedIn(event.target) === undefined && marked !== undefined) {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    handled();
    onAct(marked);
  }
}

/** The item that the field's arrows have led to. */
function markedIn(field: EventTarget): string | undefined {
  if (!(field instanceof HTMLInputElement)) return undefined;
  const id = field.getAttribute('aria-activedescendant');
  return (id ? document.getElementById(id)?.dataset['key'] : undefined) ?? undefined;
}

function Entry({ id, icon, name, marks = [], detail, note, keyCap }: PaletteItem) {
  return (
    <ListBoxItem id={id} textValue={name} className={css.item}>
      <span className={css.icon}>
        <Icon name={icon} size={16} />
      </span>
      <span className={css.name}>
        <Marked name={name} marks={marks} />
      </span>
      {detail && <span className={css.detail}>{detail}</span>}
      <span className={css.note}>{note}</span>
      {keyCap && <KeyCap>{keyCap}</KeyCap>}
    </ListBoxItem>
  );
}

function Marked({ name, marks }: { name: string; marks: readonly number[] }) {
  if (marks.length === 0) return name;
  const parts = [0, ...marks, name.length];
  return parts.slice(0, -1).map((from, index) => {
    const part = name.slice(from, parts[index + 1]);
    return index % 2 === 1 ? (
      <mark key={from} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
