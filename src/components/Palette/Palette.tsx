import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
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
import { useAnnouncement } from '../Announcer/announce.ts';
import { KeyCap } from '../Button/Button.tsx';
import { RestoreFocus } from '../Dialog/Dialog.tsx';
import { useOpenDialog } from '../Dialog/openDialogs.ts';
import { input } from '../Field/Field.css.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden, grouped } from '../Text/Text.tsx';
import * as css from './Palette.css.ts';

export type PaletteItem = {
  id: string;
  icon: IconName;
  name: string;
  /** Ranges of the name that match the search text: from, to, from, to… */
  marks?: readonly number[] | undefined;
  /** An address or range, in mono beside the name. */
  detail?: string | undefined;
  /** Kind and place, at the right. */
  note?: string | undefined;
  /** Shortcut key for the same action. */
  keyCap?: string | undefined;
};

export type PaletteGroup = { id: string; title: string; items: readonly PaletteItem[] };

export type PaletteProps = {
  /** Accessible name of the palette and its field. */
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  /** Results, best first. */
  groups: readonly PaletteGroup[];
  /** Called on Enter or click on an item. */
  onSelect: (id: string) => void;
  /** The scope of the search. Backspace in the empty field removes it. */
  scope?: string | undefined;
  /** Called on Tab on an item. Returns false if the item cannot narrow the results. */
  onNarrow: (id: string) => boolean;
  onWiden: () => void;
  empty: string;
  /** List of what the search covers, at the bottom. */
  covers: string;
  onClose: () => void;
};

/** Arrow keys in the field move through the list, which makes it a combobox in ARIA. */
const combobox = { role: 'combobox', 'aria-expanded': true, autoFocus: true } as const;

/** Command palette with a search field and grouped results. Open while rendered. Focus stays in the field. */
export function Palette(props: PaletteProps) {
  const { label, text, onType, groups, scope, empty, covers, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // A dialog under the palette takes the focus back when the field appears.
  useEffect(() => field.current?.focus(), []);
  const toTop = () => list.current?.scrollTo({ top: 0 });
  const onAct = (id: string) => {
    toTop();
    props.onSelect(id);
  };
  const onNarrow = (id: string) => {
    toTop();
    return props.onNarrow(id);
  };
  useOpenDialog(true, { onClose, isPending: false });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const scoped = scope === undefined ? '' : ` for ${scope}`;
  useAnnouncement(
    count === 0 ? empty : `${grouped(count)} ${count === 1 ? 'result' : 'results'}${scoped}`,
    true,
  );
  const keysId = useId();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={css.scrim}>
      <Modal className={css.modal}>
        <AriaDialog aria-label={label} className={css.dialog}>
          <RestoreFocus />
          <div
            role="presentation"
            className={css.inner}
            onKeyDownCapture={(event) => handleKey(event, { ...props, onSelect: onAct, onNarrow })}
          >
            <Autocomplete inputValue={text} onInputChange={onType}>
              <TextField
                aria-label={scope === undefined ? label : `${label} in ${scope}`}
                aria-describedby={keysId}
                className={css.line}
              >
                <Icon name="search" size={16} />
                {scope !== undefined && (
                  <span className={css.scopePlace}>
                    <span className={css.scope}>{scope}</span>
                  </span>
                )}
                <Input
                  {...combobox}
                  ref={field}
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
            <VisuallyHidden id={keysId}>
              Up and Down move. Enter opens. Tab narrows to a result. Backspace in the empty field widens.
            </VisuallyHidden>
            <div className={css.foot}>
              <span aria-hidden className={css.keys}>
                <KeyCap>↑</KeyCap>
                <KeyCap>↓</KeyCap> move
                <KeyCap>enter</KeyCap> open
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

/** Escape closes, Tab narrows, Backspace widens. Enter acts on the first item if none is focused. */
function handleKey(event: KeyboardEvent, props: PaletteProps): void {
  const { text, groups, scope, onSelect, onNarrow, onWiden, onClose } = props;
  // The keys belong to the input method.
  if (event.nativeEvent.isComposing) return;
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
    if (!(event.target instanceof HTMLInputElement)) return;
    handled();
    onSelect(marked);
  }
}

function markedIn(field: EventTarget): string | undefined {
  if (!(field instanceof HTMLInputElement)) return undefined;
  const id = field.getAttribute('aria-activedescendant');
  return (id ? document.getElementById(id)?.dataset['key'] : undefined) ?? undefined;
}

function Entry({ id, icon, name, marks = [], detail, note, keyCap }: PaletteItem) {
  return (
    <ListBoxItem id={id} textValue={name} className={css.item}>
      <Icon name={icon} size={16} className={css.icon} />
      <span className={css.name}>
        <Marked name={name} marks={marks} />
      </span>
      {detail && (
        <span translate="no" className={css.detail}>
          {detail}
        </span>
      )}
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
    if (part === '') return null;
    return index % 2 === 1 ? (
      <mark key={from} className={css.mark}>
        {part}
      </mark>
    ) : (
      <span key={from}>{part}</span>
    );
  });
}
