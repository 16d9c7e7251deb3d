import type { NetworkDraft } from '../../domain/network/networkDraft.ts';
import { draftsOf } from './formDrafts.ts';

/** The create form, and beside it what the last Autofill replaced. */
export const newNetworkDrafts = draftsOf<NetworkDraft>('newNetwork', { secret: [] });
