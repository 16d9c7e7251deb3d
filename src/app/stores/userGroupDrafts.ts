import { draftsOf } from './formDrafts.ts';

export const userGroupDrafts = draftsOf<{ readonly name: string }>('userGroup', { secret: [] });
