import type { EgressForm } from '../../domain/node/egressForm.ts';
import type { RelayForm } from '../../domain/node/relayForm.ts';
import { draftsOf } from './formDrafts.ts';

export const egressDrafts = draftsOf<EgressForm>('egress', { secret: [] });
export const relayDrafts = draftsOf<RelayForm>('relay', { secret: [] });
