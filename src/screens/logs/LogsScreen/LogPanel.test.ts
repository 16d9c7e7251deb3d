import { expect, it } from 'vitest';
import { parseLogLine } from '../../../domain/log/logLine.ts';
import { logRow } from './LogPanel.tsx';

const users = new Set(['mira']);
const rowOf = (raw: string) => logRow(parseLogLine(raw, 0), users);

it.each([
  [
    'a line of a user',
    '[netmaker] 2026-11-21 14:06:12 mira updated ACLs for network lab (1) ',
    {
      time: '14:06:12',
      isError: false,
      source: 'mira',
      actor: 'mira',
      text: ' updated ACLs for network lab',
      repeated: '',
    },
  ],
  [
    'a change without a user',
    '[netmaker] 2026-11-21 14:06:12 mira was created (1) ',
    { source: 'server', actor: '', text: 'mira was created' },
  ],
  [
    'an error of a user',
    '[netmaker] 2026-11-21 14:06:12 mira failed to create network: no (1) ',
    { isError: true, source: 'error', actor: 'mira', text: ' failed to create network: no' },
  ],
  [
    'a repeated line',
    '[netmaker] 2026-11-21 14:02:44 connecting (12) ',
    { source: 'server', actor: '', text: 'connecting', repeated: '(x12)' },
  ],
  ['a line of another form', '<b>hello</b>', { time: '', source: 'server', text: '<b>hello</b>' }],
  ['an empty line', '', { time: '', source: 'server', text: '' }],
])('splits %s', (_, raw, row) => {
  expect(rowOf(raw)).toMatchObject(row);
});
