import { createElement, type CSSProperties, type ReactNode } from 'react';
import { addons, types, useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';
import { brand } from './brand.ts';

addons.setConfig({ theme: brand.dark, panelPosition: 'right', sidebar: { showRoots: true } });

const row: CSSProperties = { display: 'flex', width: '100%', height: '100%' };
const half: CSSProperties = { position: 'relative', flex: '1 1 0', minWidth: 0, overflow: 'auto' };

type Viewports = { options?: Record<string, { styles: { width: string } }> };

/** With both themes, shows the dark story and beside it the light one in its own window. */
function Themes({ storyId, children }: { storyId: string; children?: ReactNode }) {
  const [{ theme, viewport }] = useGlobals();
  const { viewMode } = useStorybookState();
  const { options } = useParameter<Viewports>('viewport', {});
  const isBoth = theme === 'both' && viewMode === 'story';
  const width = options?.[viewport?.value ?? '']?.styles.width ?? '100%';
  return createElement(
    'div',
    { style: row },
    createElement('div', { style: half }, children),
    isBoth &&
      createElement('object', {
        key: storyId,
        'aria-label': 'In the light theme',
        style: half,
        type: 'text/html',
        data: `window.html?viewMode=story&id=${storyId}&globals=theme:light&width=${width}`,
      }),
  );
}

addons.register('themes', () => {
  addons.add('themes/both', {
    type: types.PREVIEW,
    render: ({ storyId, children }) => createElement(Themes, { storyId }, children),
  });
});
