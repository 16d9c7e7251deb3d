import { draftsOf } from './drafts.ts';

/** New names of external clients. */
export const clientDrafts = draftsOf<{ readonly clientId: string }>();
