import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { resolvePathInStorybookCache } from 'storybook/internal/common';
import { cachedPropTables } from './propTables.ts';
import { withDisplayNames } from './storyIndex.ts';

/** Tests need neither display names nor prop tables. */
const isTest = process.env['VITEST'] === 'true';

const kept = {
  index: resolvePathInStorybookCache('story-index'),
  tables: resolvePathInStorybookCache('prop-tables'),
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: [
    './pages/*.mdx',
    './foundations/*.mdx',
    './foundations/*.stories.tsx',
    '../src/**/*.stories.@(ts|tsx)',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX has no tables itself.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's default reader omits unions from the table.
  typescript: {
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    // Types are read when the first page with a table opens, not when Storybook starts.
    reactDocgenTypescriptOptions: {
      include: ['src/{components,screens}/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      // Storybook's own settings, which this object replaces. A union becomes a select, an optional boolean a switch.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      fileSystemCache: { directory: kept.tables },
    },
  },
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  ...(!isTest && {
    experimental_indexers: (existing = []) =>
      existing.map((indexer) => withDisplayNames(indexer, kept.index)),
    viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), cachedPropTables(kept.tables)] }),
  }),
};

export default config;
