import type { NetworkForm } from '../../domain/network/networkForm.ts';
import { draftsOf } from './formDrafts.ts';

export const networkEditDrafts = draftsOf<NetworkForm>('network', { secret: [] });
