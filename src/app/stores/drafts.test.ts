import { beforeEach, expect, it } from 'vitest';
import { editOf } from '../../domain/edit/edit.ts';
import { claimDrafts, draftsOf, dropDraft, keepDraft } from './drafts.ts';

const names = draftsOf<{ readonly name: string }>();
const typed = editOf({ name: 'quiet-otter' });

beforeEach(() => {
  claimDrafts(undefined);
  claimDrafts('mira');
  keepDraft(names, 'create', typed);
});

it('keeps the drafts of whoever signs in again', () => {
  claimDrafts('mira');
  expect(names.kept['create']).toBe(typed);
});

it.each<[string, string | undefined]>([
  ['somebody else signs in', 'jon'],
  ['the person signs out', undefined],
])('forgets them when %s', (_, username) => {
  claimDrafts(username);
  expect(names.kept).toEqual({});
});

it('drops one form and leaves the others', () => {
  keepDraft(names, 'other', typed);
  dropDraft(names, 'create');
  expect(Object.keys(names.kept)).toEqual(['other']);
});
