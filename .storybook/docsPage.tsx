import {
  Canvas,
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Heading,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { brand } from './brand.ts';
import { showTheme, themeOf } from './themes.ts';
import type { PreparedStory } from 'storybook/internal/types';
import { storyName } from './storyName.ts';
import { chapterOf, chapters } from './storySource.ts';

type Globals = { readonly globals: Record<string, unknown> };

/** Around every page: in the theme of the toolbar, as the stories on it are. */
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
      {children}
    </DocsContainer>
  );
}

/** Storybook's own note on a story. */
const handsOnArgs = '__isArgsStory';

/** As much of a screen as tells which it is; the whole stands behind its link. */
const screenHeight = '560px';

/**
 * The page of a component or screen: what it is for, what it takes, and its states. A component shows all of them; of a
 * screen, which fills a window, the first is shown and all are linked to.
 */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories();
  const pictured = stories.filter(({ parameters }) => !parameters.chromatic?.disableSnapshot);
  // What only behaves shows how it begins.
  const states = pictured.length > 0 ? pictured : stories.slice(0, 1);
  const [first, ...others] = states;
  if (!first) return null;
  // Only a story that hands its args on has something to control.
  const controlled = states.find(({ parameters }) => parameters[handsOnArgs]) ?? first;
  const isComponent = first.title.startsWith('Components/') || first.title.startsWith('Foundations/');
  return (
    <>
      <Title />
      <Description of={described(first)} />
      {isComponent ? (
        <Canvas of={first.moduleExport} />
      ) : (
        <Canvas of={first.moduleExport} story={{ inline: false, height: screenHeight }} />
      )}
      {isComponent && controlled !== first && <Canvas of={controlled.moduleExport} />}
      {isComponent && <Controls of={controlled.moduleExport} />}
      {others.length > 0 && <Heading>States</Heading>}
      {isComponent
        ? others.map(({ id, name, moduleExport }) => (
            <section key={id}>
              <h3>{written(name)}</h3>
              <Canvas of={moduleExport} />
            </section>
          ))
        : others.length > 0 && <Chapters states={states} />}
    </>
  );
}

type State = { id: string; name: string };

/** The states of a screen, in the order in which they tell its story. */
function Chapters({ states }: { states: readonly State[] }) {
  return chapters.map((chapter) => {
    const told = states.filter(({ name }) => chapterOf(name.replaceAll(' ', '')) === chapter);
    return (
      told.length > 0 && (
        <section key={chapter}>
          <h3>{chapter}</h3>
          <ul>
            {told.map(({ id, name }) => (
              <li key={id}>
                <a href={`?path=/story/${id}`} target="_top">
                  {written(name)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}

/** A story may wrap a screen into what keeps its state: the page is about the screen. */
function described({ subcomponents = {}, component }: PreparedStory): unknown {
  return Object.values(subcomponents)[0] ?? component;
}

/** Storybook has put blanks between all parts of the export's name. */
function written(name: string): string {
  return storyName(name.replaceAll(' ', ''));
}
