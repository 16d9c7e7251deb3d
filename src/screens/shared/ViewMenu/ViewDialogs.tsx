import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog/FormDialog.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { isSameName, type SavedView, viewText } from '../../../domain/savedViews.ts';
import * as css from './ViewDialogs.css.ts';

type ViewDialogProps = {
  views: readonly SavedView[];
  /** All views of the list, as they shall be. */
  onKeep: (views: readonly SavedView[]) => void;
  onClose: () => void;
};

/** Gives the present view a name. */
export function SaveViewDialog({ href, views, onKeep, onClose }: ViewDialogProps & { href: string }) {
  const [name, setName] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isEmpty = name.trim() === '';
  const replaces = views.some((view) => isSameName(view.name, name));
  const save = () => {
    setHasTried(true);
    if (isEmpty) return;
    const others = views.filter((view) => !isSameName(view.name, name));
    onKeep([...others, { name: name.trim(), href }]);
  };
  return (
    <FormDialog
      title={viewText.save}
      size="small"
      submitLabel={viewText.submit}
      isDirty={!isEmpty}
      onSubmit={save}
      onCancel={onClose}
    >
      <TextField
        label={viewText.name}
        value={name}
        onChange={setName}
        maxLength={longestName}
        hint={viewText.nameHint}
        error={hasTried && isEmpty ? viewText.nameMissing : undefined}
        warnings={replaces ? [viewText.replaces] : []}
        autoFocus
      />
    </FormDialog>
  );
}

const longestName = 60;

type Draft = SavedView & { readonly typed: string };

/** Names can be changed and views deleted, all at once. */
export function ManageViewsDialog({ what, views, onKeep, onClose }: ViewDialogProps & { what: string }) {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    views.map((view) => ({ ...view, typed: view.name })),
  );
  const [hasTried, setHasTried] = useState(false);
  const problemOf = ({ typed }: Draft) => {
    if (typed.trim() === '') return viewText.nameMissing;
    return drafts.filter((other) => isSameName(other.typed, typed)).length > 1
      ? viewText.nameTaken
      : undefined;
  };
  const save = () => {
    setHasTried(true);
    if (drafts.some(problemOf)) return;
    onKeep(drafts.map(({ typed, href }) => ({ name: typed.trim(), href })));
  };
  const isDirty = drafts.length < views.length || drafts.some(({ name, typed }) => name !== typed);
  return (
    <FormDialog
      title={viewText.menu(what)}
      submitLabel={viewText.submit}
      isDirty={isDirty}
      onSubmit={save}
      onCancel={onClose}
    >
      <Stack gap="medium">
        {drafts.length === 0 && <Text tone="secondary">{viewText.noneLeft}</Text>}
        {drafts.map((draft) => (
          <div key={draft.name} className={css.view}>
            <TextField
              label={viewText.nameOf(draft.name)}
              value={draft.typed}
              maxLength={longestName}
              error={hasTried ? problemOf(draft) : undefined}
              onChange={(typed) =>
                setDrafts(drafts.map((other) => (other.name === draft.name ? { ...other, typed } : other)))
              }
            />
            <IconButton
              icon="trash"
              label={viewText.remove(draft.name)}
              onPress={() => setDrafts(drafts.filter((other) => other.name !== draft.name))}
            />
          </div>
        ))}
      </Stack>
    </FormDialog>
  );
}
