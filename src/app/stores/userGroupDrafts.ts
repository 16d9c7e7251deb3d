import { draftsOf } from './drafts.ts';

export const userGroupDrafts = draftsOf<{ readonly name: string }>();
