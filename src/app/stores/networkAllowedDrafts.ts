import type { AllowedForm } from '../../domain/network/networkAllowed.ts';
import { draftsOf } from './drafts.ts';

export const networkAllowedDrafts = draftsOf<AllowedForm>();
