import { use, useState } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import type { MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import {
  savedViewHref,
  viewLink,
  viewText,
  isSameName,
  type SavedView,
} from '../../../domain/settings/savedViews.ts';
import { FormDialog } from '../../editor/FormDialog/FormDialog.tsx';
import { ListViewsContext } from './listViews.ts';
import * as css from './ViewMenu.css.ts';
import { trimmed } from '../../../domain/trimmed.ts';

type ViewMenuProps = {
  noun: string;
  choices?: Readonly<Record<string, string>> | undefined;
  pageQuery?: Readonly<Record<string, string>> | undefined;
};

/**
 * Menu of a list’s saved views, with a link to the current one. It’s there once there is a view to save or to open.
 * Pages without views have no menu.
 */
export function ViewMenu(props: ViewMenuProps) {
  const { sections, dialog } = useViewMenu(props);
  const views = use(ListViewsContext);
  if (!views || (views.views.length === 0 && !savedViewHref(views.href).includes('?'))) return null;
  return (
    <>
      <Menu
        trigger={{
          label: viewText.menu(props.noun),
          content: (
            <>
              <Icon name="bookmark" size={14} />
              Views
            </>
          ),
        }}
        sections={sections}
      />
      {dialog}
    </>
  );
}

export function useViewMenu({ noun, choices = {}, pageQuery = {} }: ViewMenuProps) {
  const views = use(ListViewsContext);
  const [asked, setAsked] = useState<'save' | 'manage'>();
  if (!views) return { sections: [], dialog: null };
  const here = savedViewHref(viewLink(views.href, choices));
  const close = () => setAsked(undefined);
  const keep = (kept: readonly SavedView[]) => {
    views.keep(kept);
    close();
  };
  const copyLink = () => views.copyLink(viewLink(views.href, { ...choices, ...pageQuery }));
  return {
    sections: viewSections(views.views, here, setAsked, copyLink),
    dialog: (
      <>
        {asked === 'save' && <SaveViewDialog href={here} views={views.views} onKeep={keep} onClose={close} />}
        {asked === 'manage' && (
          <ManageViewsDialog what={noun} views={views.views} onKeep={keep} onClose={close} />
        )}
      </>
    ),
  };
}

function viewSections(
  views: readonly SavedView[],
  here: string,
  ask: (dialog: 'save' | 'manage') => void,
  copyLink: () => void,
): readonly MenuSectionItems[] {
  const saved = views.map(({ name, href }) => {
    const isCurrent = savedViewHref(href) === here;
    return {
      id: `view ${name}`,
      label: isCurrent ? viewText.current(name) : name,
      icon: isCurrent ? ('check' as const) : ('bookmark' as const),
      href,
    };
  });
  return [
    { id: 'views', title: viewText.saved, items: saved },
    {
      id: 'view',
      items: [
        { id: 'save', label: viewText.save, icon: 'plus', onAction: () => ask('save') },
        ...(views.length === 0
          ? []
          : [{ id: 'manage', label: viewText.manage, icon: 'edit' as const, onAction: () => ask('manage') }]),
        { id: 'link', label: viewText.copyLink, icon: 'copy', onAction: copyLink },
      ],
    },
  ];
}

type ViewDialogProps = {
  views: readonly SavedView[];
  onKeep: (views: readonly SavedView[]) => void;
  onClose: () => void;
};

function SaveViewDialog({ href, views, onKeep, onClose }: ViewDialogProps & { href: string }) {
  const [name, setName] = useState('');
  const isEmpty = trimmed(name) === '';
  const replaces = views.some((view) => isSameName(view.name, name));
  const save = () => {
    const others = views.filter((view) => !isSameName(view.name, name));
    onKeep([...others, { name: trimmed(name), href }]);
  };
  return (
    <FormDialog
      title={viewText.save}
      size="small"
      submitLabel={viewText.submit}
      form={{ isDirty: !isEmpty, submit: save, cancel: onClose }}
      isValid={!isEmpty}
    >
      {(hasTried) => (
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
      )}
    </FormDialog>
  );
}

const longestName = 60;

type Draft = SavedView & { readonly typed: string };

function ManageViewsDialog({ what, views, onKeep, onClose }: ViewDialogProps & { what: string }) {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    views.map((view) => ({ ...view, typed: view.name })),
  );
  const problemOf = ({ typed }: Draft) => {
    if (trimmed(typed) === '') return viewText.nameMissing;
    return drafts.filter((other) => isSameName(other.typed, typed)).length > 1
      ? viewText.nameTaken
      : undefined;
  };
  const save = () => {
    onKeep(drafts.map(({ typed, href }) => ({ name: trimmed(typed), href })));
  };
  const isDirty = drafts.length < views.length || drafts.some(({ name, typed }) => name !== typed);
  return (
    <FormDialog
      title={viewText.menu(what)}
      submitLabel={viewText.submit}
      form={{ isDirty, submit: save, cancel: onClose }}
      isValid={!drafts.some(problemOf)}
    >
      {(hasTried) => (
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
      )}
    </FormDialog>
  );
}
