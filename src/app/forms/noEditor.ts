import type { EditorActions } from '../../screens/shared/RecordEditor/editorView.ts';

/** For an editor's screen while there is no form on it: loading, unknown, denied. */
export const noEditor: EditorActions<string> = {
  changeText: ignore,
  changeFlag: ignore,
  cancel: ignore,
  discard: ignore,
  save: () => Promise.resolve(),
  keepMine: ignore,
  takeTheirs: ignore,
  catchUp: ignore,
};

function ignore(): void {}
