import type { NodeForm } from '../../domain/node/nodeForm.ts';
import { draftsOf } from './formDrafts.ts';

export const nodeDrafts = draftsOf<NodeForm>('node', { secret: [] });
