import type { NodeForm } from '../../domain/node/nodeForm.ts';
import { draftsOf } from './drafts.ts';

export const nodeDrafts = draftsOf<NodeForm>();
