import { use, useState } from 'react';
import { Menu, type MenuSectionItems } from '../../../components/Menu/Menu.tsx';
import { viewKept, viewLink, viewText, type SavedView } from '../../../domain/savedViews.ts';
import { ListViewsContext, type ListViews } from './listViews.ts';
import { ManageViewsDialog, SaveViewDialog } from './ViewDialogs.tsx';

type ViewMenuInput = {
  /** What is listed, such as "user groups". */
  what: string;
  /** What the list shows by the reader's own choice, as the query of an address says it. */
  choices?: Readonly<Record<string, string>> | undefined;
  /** Where in the list one is; part of a link, not of a view that is kept. */
  place?: Readonly<Record<string, string>> | undefined;
};

/** The kept ways of looking at a list, and the link to the present one. Pages that give no views have none. */
export function ViewMenu(props: ViewMenuInput) {
  const { sections, dialog } = useViewMenu(props);
  if (sections.length === 0) return null;
  return (
    <>
      <Menu trigger={{ label: viewText.menu(props.what), icon: 'bookmark' }} sections={sections} />
      {dialog}
    </>
  );
}

/** The same as sections of another menu. */
export function useViewMenu({ what, choices = {}, place = {} }: ViewMenuInput) {
  const views = use(ListViewsContext);
  const [asked, setAsked] = useState<'save' | 'manage'>();
  if (!views) return { sections: [], dialog: null };
  const here = viewKept(viewLink(views.href, choices));
  const close = () => setAsked(undefined);
  const keep = (kept: readonly SavedView[]) => {
    views.keep(kept);
    close();
  };
  const copyLink = () => views.copyLink(viewLink(views.href, { ...choices, ...place }));
  return {
    sections: viewSections(views, { here, ask: setAsked, copyLink }),
    dialog: (
      <>
        {asked === 'save' && <SaveViewDialog href={here} views={views.views} onKeep={keep} onClose={close} />}
        {asked === 'manage' && (
          <ManageViewsDialog what={what} views={views.views} onKeep={keep} onClose={close} />
        )}
      </>
    ),
  };
}

type MenuInput = { here: string; ask: (dialog: 'save' | 'manage') => void; copyLink: () => void };

function viewSections({ views }: ListViews, { here, ask, copyLink }: MenuInput): readonly MenuSectionItems[] {
  const saved = views.map(({ name, href }) => {
    const isCurrent = viewKept(href) === here;
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
