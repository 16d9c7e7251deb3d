import {
  Canvas,
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { createContext, useContext, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { brand } from './brand.ts';
import './docsPage.css.ts';
import { showTheme, themeOf, type Theme } from './themes.ts';
import type { PreparedStory } from 'storybook/internal/types';
import { storyName } from './storyName.ts';
import { chapterOf, chapters, openerOf } from './storySource.ts';

const ThemeContext = createContext<Theme>('dark');

type Globals = { readonly globals: Record<string, unknown> };

export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [theme, setTheme] = useState(() => {
    const [latest]: readonly (Globals | undefined)[] =
      channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return themeOf(latest?.globals ?? {});
  });
  useLayoutEffect(() => {
    showTheme(theme);
    const follow = ({ globals }: Globals) => setTheme(themeOf(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel, theme]);
  return (
    <DocsContainer context={context} theme={brand[theme]}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </DocsContainer>
  );
}

/** Storybook's parameter for stories that pass on their args. */
const handsOnArgs = '__isArgsStory';

/** Height of a screen's preview. Links show the whole screen. */
const screenHeight = '560px';

/**
 * Docs page of a component or screen: description, props and states. A component shows all states. A screen fills a
 * window, so only a typical state is shown and all are linked.
 */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const theme = useContext(ThemeContext);
  const { csfFile } = useOf('meta', ['meta']);
  const stories = componentStories();
  const pictured = stories.filter(({ parameters }) => !parameters.chromatic?.disableSnapshot);
  // A component without state stories shows its first story.
  const states = pictured.length > 0 ? pictured : stories.slice(0, 1);
  const [first, ...others] = states;
  if (!first) return null;
  // Only a story that passes on its args can have controls.
  const controlled = states.find(({ parameters }) => parameters[handsOnArgs]) ?? first;
  // Stories are in the order of the sidebar. The file has them in that of its author, who begins with a typical state.
  const written: readonly string[] = csfFile.moduleExports['__namedExportsOrder'] ?? [];
  const stateOf = (exportName: string) => states.find((state) => exportNameOf(state) === exportName);
  const shown = stateOf(openerOf(written.filter(stateOf)) ?? '') ?? first;
  const isComponent = first.title.startsWith('Components/') || first.title.startsWith('Foundations/');
  return (
    <>
      <Title />
      <Description of={described(first)} />
      {isComponent ? (
        <Canvas of={first.moduleExport} />
      ) : (
        // The screen is in its own window, which takes the theme of the page when it loads.
        <Canvas key={theme} of={shown.moduleExport} story={{ inline: false, height: screenHeight }} />
      )}
      {isComponent && controlled !== first && <Canvas of={controlled.moduleExport} />}
      {isComponent && <Controls of={controlled.moduleExport} />}
      {others.length > 0 && <Heading>States</Heading>}
      {isComponent
        ? others.map((state) => (
            <section key={state.id}>
              <h3>{storyName(exportNameOf(state))}</h3>
              <Canvas of={state.moduleExport} />
            </section>
          ))
        : others.length > 0 && <Chapters states={states} />}
    </>
  );
}

type State = { id: string; name: string };

function Chapters({ states }: { states: readonly State[] }) {
  return chapters.map((chapter) => {
    const listed = states.filter((state) => chapterOf(exportNameOf(state)) === chapter);
    return (
      listed.length > 0 && (
        <section key={chapter}>
          <h3>{chapter}</h3>
          <ul>
            {listed.map((state) => (
              <li key={state.id}>
                <a href={`?path=/story/${state.id}`} target="_top">
                  {storyName(exportNameOf(state))}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}

/** Returns the described component. A story may wrap its screen in a component that holds state. */
function described({ subcomponents = {}, component }: PreparedStory): unknown {
  return Object.values(subcomponents)[0] ?? component;
}

/** Storybook's name of a story has spaces between all parts of the export name, such as "I Pv 6 Only". */
function exportNameOf({ name }: Pick<State, 'name'>): string {
  return name.replaceAll(' ', '');
}
