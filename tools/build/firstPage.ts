import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Has Chromium compile all functions of a script while it arrives, not one at a time while the page is drawn. It
 * counts only at the top of a file.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser load the scripts of the page at once. With a policy in the page, it doesn’t look ahead and would ask for
 * each after the one before. A meta element names the files of the first page, which boot.js loads if there is a session.
 */
export function firstPage(): Plugin {
  let base = '/';
  return {
    name: 'first-page',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && (file.isEntry || file.name === 'console'))
            file.code = compileAtOnce + file.code;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {}, path }) => {
        if (path !== '/index.html') return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const console = chunks.find(({ name }) => name === 'console');
        if (!entry || !console) throw new Error('The build has no chunk for the first page');
        const stylesOf = (chunk: typeof entry) => [...(chunk.viteMetadata?.importedCss ?? [])];
        const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs,
          injectTo: 'head-prepend',
        });
        const later = [console.fileName, ...stylesOf(console)].map((file) => base + file).join(' ');
        return [
          { tag: 'meta', attrs: { name: 'first-page', content: later }, injectTo: 'head-prepend' },
          link({ rel: 'preload', as: 'script', href: `${base}config.js` }),
          ...[entry.fileName, ...entry.imports].map((file) =>
            link({ rel: 'modulepreload', crossorigin: true, href: base + file }),
          ),
          ...stylesOf(entry).map((file) =>
            link({ rel: 'preload', as: 'style', crossorigin: true, href: base + file }),
          ),
        ];
      },
    },
  };
}
