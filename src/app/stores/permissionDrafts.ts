import type { NetworkUserForm } from '../../domain/user/networkUserForm.ts';
import { draftsOf } from './formDrafts.ts';

export const permissionDrafts = draftsOf<NetworkUserForm>('permission', { secret: [] });
