import type { AllowedForm } from '../../domain/network/networkAllowed.ts';
import { draftsOf } from './formDrafts.ts';

export const networkAllowedDrafts = draftsOf<AllowedForm>('networkAllowed', { secret: [] });
