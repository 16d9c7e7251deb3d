import type { UserGroupsForm } from '../../domain/user/userGroupsForm.ts';
import { draftsOf } from './drafts.ts';

export const userGroupsDrafts = draftsOf<UserGroupsForm>();
