import { fn } from 'storybook/test';

const conflictSpies = () => ({ keepMine: fn(), takeTheirs: fn(), catchUp: fn() });

export const recordEditorSpies = () => ({
  ...conflictSpies(),
  changeText: fn(),
  changeFlag: fn(),
  cancel: fn(),
  discard: fn(),
  save: fn(() => Promise.resolve()),
});

export const choiceEditorSpies = () => ({ ...conflictSpies(), choose: fn(), cancel: fn(), save: fn() });
