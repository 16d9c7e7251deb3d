import type { SectionId } from '../session/navigation.ts';
import { labels } from './labels.ts';

export const sectionKeys: Readonly<Record<SectionId, string>> = {
  dashboard: 'h',
  networks: 'w',
  nodes: 'n',
  graphs: 'g',
  reachability: 'r',
  // K moves up in lists.
  accessKeys: 'y',
  externalClients: 'c',
  dns: 'd',
  acls: 'a',
  users: 'u',
  logs: 'l',
  metrics: 'm',
};

export function goToKeys(section: SectionId): string {
  return `G ${sectionKeys[section].toUpperCase()}`;
}

export const listKeys = { next: 'J', previous: 'K', edit: 'E', select: 'X' } as const;

export const graphKeys = { focus: 'F', ways: ['Shift', 'F'], leave: 'Esc' } as const;

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  lead: 'None of them fires while something is typed.',
  general: 'Anywhere',
  goTo: 'Go to',
  find: 'Search or run',
  list: 'Show these shortcuts',
  inLists: 'In lists',
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open the row',
  edit: 'Edit the row',
  select: 'Select the row',
  search: 'Search the list on the page',
  onGraph: 'On a graph',
  walk: 'Next thing on that side',
  choose: 'Select it',
  pair: 'Why can’t it reach the selected one',
  focus: 'Focus on it',
  ways: 'Only the ways between it and the selected one',
  leave: 'Leave the focus, or clear the selection',
  switch: 'Shortcuts of single keys',
  switchHint: 'Ctrl or ⌘ K works either way.',
} as const;

export function shortcutGroups(sections: readonly SectionId[], command: string) {
  return [
    {
      title: shortcutTexts.general,
      items: [
        { keys: [command, 'K'], label: shortcutTexts.find },
        { keys: ['/'], label: shortcutTexts.search },
        { keys: ['?'], label: shortcutTexts.list },
      ],
    },
    {
      title: shortcutTexts.inLists,
      items: [
        { keys: [listKeys.next], label: shortcutTexts.next },
        { keys: [listKeys.previous], label: shortcutTexts.previous },
        { keys: ['Enter'], label: shortcutTexts.open },
        { keys: [listKeys.edit], label: shortcutTexts.edit },
        { keys: [listKeys.select], label: shortcutTexts.select },
      ],
    },
    {
      title: shortcutTexts.onGraph,
      items: [
        { keys: ['←', '↑', '→', '↓'], label: shortcutTexts.walk },
        { keys: ['Enter'], label: shortcutTexts.choose },
        { keys: ['Shift', 'Enter'], label: shortcutTexts.pair },
        { keys: [graphKeys.focus], label: shortcutTexts.focus },
        { keys: graphKeys.ways, label: shortcutTexts.ways },
        { keys: [graphKeys.leave], label: shortcutTexts.leave },
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
