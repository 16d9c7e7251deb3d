import type { SectionId } from '../session/navigation.ts';
import { labels } from './labels.ts';

export const sectionKeys: Readonly<Record<SectionId, string>> = {
  dashboard: 'h',
  networks: 'w',
  nodes: 'n',
  graphs: 'g',
  findings: 'f',
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
  lead: 'Shortcuts are off while you type.',
  focus: 'Focus on it',
  switch: 'Single-key shortcuts',
  switchHint: 'Ctrl+K or ⌘K always works.',
} as const;

export function shortcutGroups(sections: readonly SectionId[], command: string) {
  return [
    {
      title: 'Anywhere',
      items: [
        { keys: [command, 'K'], label: 'Search or run' },
        { keys: ['/'], label: 'Search the list on the page' },
        { keys: ['F6'], label: 'Go to the next part of the page' },
        { keys: ['?'], label: 'Show these shortcuts' },
      ],
    },
    {
      title: 'In lists',
      items: [
        { keys: [listKeys.next], label: 'Next row' },
        { keys: [listKeys.previous], label: 'Previous row' },
        { keys: ['Enter'], label: 'Open the row' },
        { keys: [listKeys.edit], label: 'Edit the row' },
        { keys: [listKeys.select], label: 'Select the row' },
        { keys: ['Shift', '↓'], label: 'Extend the selection' },
        { keys: [command, 'A'], label: 'Select all rows shown' },
        { keys: ['M'], label: 'Mute the finding' },
      ],
    },
    {
      title: 'In an ACL matrix',
      items: [
        { keys: ['Arrow keys'], label: 'Move to the next pair' },
        { keys: ['Shift', '↓'], label: 'Extend the selection' },
        { keys: [command, 'A'], label: 'Select all pairs' },
        { keys: ['Space'], label: 'Allow or block the selected pairs' },
        { keys: [command, 'Z'], label: 'Undo' },
        { keys: [command, 'Y'], label: 'Redo' },
      ],
    },
    {
      title: 'On a graph',
      items: [
        { keys: ['Arrow keys'], label: 'Move to the next item in that direction' },
        { keys: ['Enter'], label: 'Select the item' },
        { keys: ['Shift', 'Enter'], label: 'Explain the path to the selected item' },
        { keys: [graphKeys.focus], label: shortcutTexts.focus },
        { keys: graphKeys.ways, label: 'Show only paths to the selected item' },
        { keys: [graphKeys.leave], label: 'Exit focus or clear the selection' },
      ],
    },
    {
      title: 'Go to',
      items: sections.map((section) => ({
        keys: ['G', sectionKeys[section].toUpperCase()],
        label: labels.section[section],
      })),
    },
  ];
}
