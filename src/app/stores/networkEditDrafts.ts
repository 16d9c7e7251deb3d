import type { NetworkForm } from '../../domain/network/networkForm.ts';
import { draftsOf } from './drafts.ts';

export const networkEditDrafts = draftsOf<NetworkForm>();
