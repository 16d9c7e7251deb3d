import type { SectionId } from '../session/navigation.ts';
import { labels } from './labels.ts';

/** After G: where each section is gone to. */
export const sectionKeys: Readonly<Record<SectionId, string>> = {
  dashboard: 'h',
  networks: 'w',
  nodes: 'n',
  graphs: 'g',
  reachability: 'r',
  accessKeys: 'k',
  externalClients: 'c',
  dns: 'd',
  acls: 'a',
  users: 'u',
  logs: 'l',
  metrics: 'm',
};

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  lead: 'None of them fires while something is typed.',
  general: 'Anywhere',
  goTo: 'Go to',
  find: 'Search or run',
  list: 'Show these shortcuts',
  search: 'Search the list on the page',
  switch: 'Shortcuts of single keys',
  switchHint: 'Ctrl or ⌘ K works either way.',
} as const;

/** What stands in the list, for the sections that a person sees. */
export function shortcutGroups(sections: readonly SectionId[]) {
  return [
    {
      title: shortcutTexts.general,
      items: [
        { keys: ['Ctrl', 'K'], label: shortcutTexts.find },
        { keys: ['/'], label: shortcutTexts.search },
        { keys: ['?'], label: shortcutTexts.list },
      ],
    },
    {
      title: shortcutTexts.goTo,
      items: sections.map((section) => ({
        keys: ['G', sectionKeys[section].toUpperCase()],
        label: labels.section[section],
      })),
    },
  ];
}
