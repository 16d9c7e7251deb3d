import type { EgressForm } from '../../domain/node/egressForm.ts';
import type { RelayForm } from '../../domain/node/relayForm.ts';
import { draftsOf } from './drafts.ts';

export const egressDrafts = draftsOf<EgressForm>();
export const relayDrafts = draftsOf<RelayForm>();
