import type { AccessKeyForm } from '../../domain/accessKey/accessKeyRules.ts';
import { draftsOf } from './formDrafts.ts';

/** By netid. */
export const accessKeyDrafts = draftsOf<AccessKeyForm>('accessKey', { secret: [] });
