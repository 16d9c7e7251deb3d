import type { UserGroupsForm } from '../../domain/user/userGroupsForm.ts';
import { draftsOf } from './formDrafts.ts';

export const userGroupsDrafts = draftsOf<UserGroupsForm>('userGroups', { secret: [] });
