import { draftsOf } from './formDrafts.ts';

/** New names of external clients. */
export const clientDrafts = draftsOf<{ readonly clientId: string }>('client', { secret: [] });
