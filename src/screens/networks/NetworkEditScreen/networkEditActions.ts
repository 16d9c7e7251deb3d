import type { NetworkField } from '../../../domain/network/networkForm.ts';
import type { EditorActions } from '../../shared/RecordEditor/editorView.ts';

export type NetworkEditActions = EditorActions<NetworkField> & {
  /** Reads again what could not be loaded. */
  retry: () => void;
};
