(() => {
  const { search, hash, origin } = location;
  const pathname = location.pathname.replace(/^\/+/, '/');
  const isLogin = /^\/login\/*$/i.test(pathname);
  if (isLogin ? search + hash : /[?&#](login|oauth)=/i.test(search + hash)) {
    if (isLogin) window.loginQuery = search;
    history.replaceState(history.state, '', origin + pathname);
  } else if (pathname !== location.pathname) {
    history.replaceState(history.state, '', origin + pathname + search + hash);
  }

  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.href).href.startsWith(`${origin}/assets/`) ? address : null,
  });

  window.readAhead = (server, { token, user }) => {
    const authorization = `Bearer ${token}`;
    const options = { credentials: 'omit', cache: 'no-store', redirect: 'manual' };
    const read = (path) => {
      const address = `${server}/api${path}`;
      const response = fetch(address, { ...options, headers: { Authorization: authorization } });
      response.catch(() => undefined);
      return [address, { authorization, response }];
    };
    const lists = user.isAdmin ? ['/networks', '/extclients', '/dns', '/users'] : [];
    const reads = new Map(['/server/getconfig', '/nodes', ...lists].map(read));
    window.earlyReads = { since: Date.now(), reads };
  };

  function storedSession() {
    try {
      const session = JSON.parse(localStorage.getItem('netmaker-user'));
      return session.user.exp * 1000 > Date.now() ? session : undefined;
    } catch {}
  }

  let session = storedSession();
  if (session) {
    for (const href of document.querySelector('meta[name=first-page]')?.content.split(' ') ?? []) {
      const isStyle = href.endsWith('.css');
      const link = add(document.head, 'link', '');
      link.crossOrigin = '';
      if (isStyle) link.as = 'style';
      link.rel = isStyle ? 'preload' : 'modulepreload';
      link.href = href;
    }
    const onLoad = ({ target }) => {
      if (!target.src?.endsWith('/config.js')) return;
      const configured = String(window.REACT_APP_BACKEND).replace(/\/+$/, '');
      if (session.server === configured) window.readAhead(configured, session);
      document.removeEventListener('load', onLoad, true);
      session = undefined;
    };
    document.addEventListener('load', onLoad, true);
  }

  const wrong = 'Something in it went wrong before anything could be shown.';

  function add(parent, name, text) {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  }

  function showFailure(text, error) {
    if (!document.getElementById('not-started')) return;
    const root = document.getElementById('root');
    root.replaceChildren();
    const page = add(root, 'main', '');
    page.role = 'alert';
    add(page, 'h1', 'The console could not start');
    add(page, 'p', text);
    add(page, 'button', 'Load the page again').addEventListener('click', () => location.reload());
    const now = new Date().toISOString();
    add(
      page,
      'pre',
      `Error: ${error}\nTime: ${now}\nAddress: ${location.pathname}\nBrowser: ${navigator.userAgent}`,
    );
  }

  const showFailureSoon = (...args) => setTimeout(showFailure, 500, ...args);

  addEventListener(
    'error',
    ({ target, error }) => {
      if (error) showFailureSoon(wrong, error.name);
      else if (target.rel === 'stylesheet') setTimeout(() => target.replaceWith(target.cloneNode()), 5000);
      else if (target.src && navigator.onLine)
        showFailureSoon('A part of it could not be loaded.', target.src);
      else if (target.src) showFailureSoon('This browser is offline. Check its connection.', target.src);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => showFailureSoon(wrong, reason?.name));
})();
