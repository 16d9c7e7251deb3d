import type { FailedText } from '../../../domain/text/refusalText.ts';
import type { MeanwhileView } from '../EditConflicts/editConflictsView.ts';
import type { EditConflictsActions } from '../EditConflicts/EditConflicts.tsx';
import type { Consent } from '../RecordEditor/editorView.ts';

/** A page that edits one list of a record by ticking names. */
export type ChoiceEditorView<Field extends string> = {
  readonly title: string;
  readonly label: string;
  /** What the list is for, and what is stored. */
  readonly description: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly detail?: string }[];
  readonly chosen: ReadonlySet<string>;
  readonly isChanged: boolean;
  /** Why nothing can be chosen. */
  readonly lockedReason: string | undefined;
  /** What the choice means for people, when it does more than it seems. */
  readonly warning: string | undefined;
  readonly meanwhile: MeanwhileView<Field>;
  /** To be agreed to before saving. */
  readonly consent: Consent | undefined;
  readonly isSaving: boolean;
  readonly failure: FailedText | undefined;
};

export type ChoiceEditorActions<Field extends string> = EditConflictsActions<Field> & {
  choose: (names: readonly string[]) => void;
  /** Leaves the page: back to where one came from. */
  cancel: () => void;
  save: () => void;
};
