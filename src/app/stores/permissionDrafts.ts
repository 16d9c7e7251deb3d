import type { NetworkUserForm } from '../../domain/user/networkUserForm.ts';
import { draftsOf } from './drafts.ts';

export const permissionDrafts = draftsOf<NetworkUserForm>();
