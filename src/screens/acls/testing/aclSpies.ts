import { fn } from 'storybook/test';

export const aclSpies = () => ({
  refresh: fn(),
  cancel: fn(),
  filter: fn(),
  saveCursor: fn(),
  filterPeers: fn(),
  saveRules: fn(),
  set: fn(),
  allowAll: fn(),
  blockAll: fn(),
  reset: fn(),
  undo: fn(),
  redo: fn(),
  submit: fn(),
  resolveConflicts: fn(),
  keepEditing: fn(),
  revertSubmit: fn(),
  dismissMerged: fn(),
  setIntent: fn(),
});
