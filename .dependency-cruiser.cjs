/** What each layer can import. `docs/tour.md` explains the layers. */

const stories = '\\.(stories|test)\\.tsx?$';
/** Files that stories, tests and journeys share. */
const testSupport = '^src/(app|screens/[^/]+)/testing/';
const layer = (name) => `^src/${name}/`;

/** What a layer's own code (not its stories and tests) must not import. */
function closed(from, to, comment) {
  return {
    name: `${from.replace(/[^a-z]/g, '')}-not-${to.map((one) => one.replace(/[^a-z]/gi, '')).join('-')}`,
    severity: 'error',
    comment,
    from: { path: from, pathNot: [stories, testSupport] },
    to: { path: to },
  };
}

/** The folders of the app, the lowest first. None imports one after it. */
const appFolders = ['workers/', 'stores/', 'flows/', 'reach/', 'shell/', 'routes/', 'main[.]tsx'];

/** The rule that keeps one folder of the app from importing those after it. */
function order(folder) {
  const at = appFolders.indexOf(folder);
  return {
    name: `order-of-the-app-${at}`,
    severity: 'error',
    comment: 'workers < stores < flows < reach < shell < routes < main.',
    from: { path: `^src/app/${folder}`, pathNot: [stories, testSupport] },
    to: { path: appFolders.slice(at + 1).map((one) => `^src/app/${one}`) },
  };
}

/** A library has one home; it can’t be imported elsewhere. */
function home(library, paths) {
  return {
    name: `home-of-${library.replace(/[^a-z]/g, '-')}`,
    severity: 'error',
    from: { path: '^(src|mocks)/', pathNot: [...paths, stories, testSupport] },
    to: { path: `node_modules/${library}/` },
  };
}

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },

    closed(layer('domain'), ['^src/(?!domain/)', '^mocks/'], 'The domain imports only itself.'),
    closed(layer('api'), ['^src/(?!api/|domain/)', '^mocks/'], 'The API imports only the domain.'),
    closed(layer('components'), ['^src/(?!components/)', '^mocks/'], 'Components know nothing of Netmaker.'),
    closed(
      layer('screens'),
      ['^src/(?!screens/|components/|domain/)', '^mocks/'],
      'Screens know components and the domain.',
    ),
    closed('^src/app/', ['^mocks/'], 'The console ships without its simulated server.'),
    closed(
      '^mocks/',
      ['^src/(?!domain/|api/schema\\.ts$)'],
      'Mocks know the domain and the types of the API.',
    ),
    {
      name: 'stories-and-tests-keep-to-their-layer',
      severity: 'error',
      from: { path: '^src/(domain|components|screens)/', pathNot: [] },
      to: { path: ['^src/(app|api)/'] },
    },
    {
      name: 'scenarios-only-in-the-app-and-api-tests',
      severity: 'error',
      from: { path: '^src/(domain|components|screens)/' },
      to: { path: '^mocks/(?!fixtures/|seededRandom[.]ts$)' },
    },
    {
      name: 'domain-libraries',
      severity: 'error',
      comment: 'An IP library, nothing else.',
      from: { path: layer('domain'), pathNot: stories },
      to: { path: 'node_modules/', pathNot: 'node_modules/ipaddr\\.js/' },
    },
    ...appFolders.slice(0, -1).map(order),
    {
      name: 'no-file-of-the-app-outside-its-folders',
      severity: 'error',
      comment: 'A file elsewhere would escape the order of the folders.',
      from: { path: '^src/', pathNot: [`^src/app/(${appFolders.join('|')}|testing/)`, '^src/(?!app/)'] },
      to: {},
    },
    closed('^src/app/', [testSupport], 'The console ships without the support of its tests.'),
    {
      name: 'state-is-not-typed-by-screens',
      severity: 'error',
      comment: 'What stores and flows keep is described in the domain; a screen draws it.',
      from: { path: '^src/app/(stores|flows)/', pathNot: [stories, testSupport] },
      to: { path: '^src/screens/' },
    },
    home('ipaddr\\.js', ['^src/domain/', '^mocks/']),
    home('openapi-fetch', ['^src/api/']),
    home('(react-aria|react-aria-components)', ['^src/components/']),
    home('@tanstack/react-virtual', ['^src/components/']),
    home('lucide-react', ['^src/components/']),
    home('@vanilla-extract/css', [
      '^src/components/',
      '^src/screens/.*\\.css\\.ts$',
      '^src/app/.*\\.css\\.ts$',
    ]),
    home('@xyflow/react', ['^src/screens/graphs/']),
    home('(valtio|react-router-dom|react-router|elkjs|d3-force|papaparse|@leeoniya/ufuzzy)', ['^src/app/']),
    home('msw', ['^mocks/']),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.storybook/public', '^src/api/schema\\.ts$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
    },
  },
};
