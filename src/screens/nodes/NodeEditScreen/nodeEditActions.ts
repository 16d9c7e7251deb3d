import type { NodeField } from '../../../domain/node/nodeForm.ts';
import type { EditorActions } from '../../shared/RecordEditor/editorView.ts';

export type NodeEditActions = EditorActions<NodeField> & {
  /** Reads again what could not be loaded. */
  retry: () => void;
};
