import type { AccessKeyForm } from '../../domain/accessKey/accessKeyRules.ts';
import { draftsOf } from './drafts.ts';

/** By netid. */
export const accessKeyDrafts = draftsOf<AccessKeyForm>();
