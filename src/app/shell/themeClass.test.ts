// @vitest-environment happy-dom

import { expect, it, onTestFinished } from 'vitest';
import { darkTheme } from '../../components/theme/dark.css.ts';
import { lightTheme } from '../../components/theme/light.css.ts';
import { changeSettings } from '../stores/settings.ts';
import { startThemeClass } from './startServices.ts';

const root = document.documentElement;

it('sets the class of the chosen theme on the document', () => {
  root.classList.add('from-elsewhere', lightTheme);
  onTestFinished(startThemeClass());
  expect([...root.classList]).toEqual(['from-elsewhere', darkTheme]);
  expect(root.dataset['theme']).toBe('dark');
  changeSettings({ mode: 'light' });
  expect([...root.classList]).toEqual(['from-elsewhere', lightTheme]);
  expect(root.dataset['theme']).toBe('light');
});

it('doesn’t change the document once it is stopped', () => {
  startThemeClass()();
  changeSettings({ mode: 'light' });
  expect(root.dataset['theme']).toBe('dark');
});
