/**
 * Runs before the first paint, from what this browser stores. It sets the chosen theme
 * (`src/services/site/preferences.ts`), and shows the prerendered page of `index.html` that fits
 * the visit, if any, with the login dialog at its address (docs/decisions/0034). The build inlines
 * it, so that the page waits for no file, and the policy allows its hash
 * (`sandbox/http/securityHeaders.ts`).
 */
(() => {
  const page = document.documentElement;
  const stored = (key, storage = 'localStorage') => {
    try {
      return globalThis[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const preferences = (() => {
    try {
      return JSON.parse(stored('shell')) ?? {};
    } catch {
      return {};
    }
  })();
  if (['dark', 'light'].includes(preferences.theme)) page.dataset.theme = preferences.theme;

  const language = stored('lang') ?? page.dataset.drawn;
  if (language && language.toLowerCase() !== page.lang) page.lang = language.toLowerCase();
  const isLink = new URLSearchParams(location.search).has('token');
  const isVisitor = !stored('token', 'sessionStorage') && !isLink;
  // The home page keeps the place of a row that members and agents have.
  if (!isVisitor && !stored('trial', 'sessionStorage')) page.dataset.expected = 'member';
  const isLogin = isVisitor && location.pathname === '/login';
  // The prerendered page is left below the prerendered login for now.
  const isCovered = isLogin && !preferences.menuCollapsed;
  const isWanted = ({ language: spoken, member, link, uncovered, path, guest, unkept }) =>
    (spoken ?? language) === language &&
    (path ?? location.pathname) === location.pathname &&
    !(member !== undefined && isVisitor) &&
    !(guest !== undefined && stored('token', 'sessionStorage')) &&
    !(link !== undefined && !isLink) &&
    !(uncovered !== undefined && isCovered) &&
    !(unkept !== undefined && stored(unkept, 'sessionStorage'));
  const takeWanted = (name) => {
    const all = [...document.querySelectorAll(`meta[name="${name}"]`)];
    for (const meta of all) meta.remove();
    return all.filter(({ dataset }) => isWanted(dataset));
  };
  // Answers that the app will ask for as soon as its code runs (docs/decisions/0114).
  globalThis.croupierAnswers = new Map(
    takeWanted('ask').map(({ content, dataset }) => {
      const headers = JSON.parse(dataset.headers);
      const answer = fetch(content, { headers, cache: 'no-store', redirect: 'error' });
      answer.catch(() => undefined);
      return [content, answer];
    }),
  );
  // Files that the app will load as soon as its code runs.
  for (const { content } of takeWanted('early'))
    document.head.append(
      ...content.split(' ').map((href) =>
        Object.assign(document.createElement('link'), {
          ...(href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
          crossOrigin: '',
          href,
        }),
      ),
    );

  // Without its code the page can do nothing. The code is asked for again by a new element. A page
  // whose files are gone is loaded again, once for each entry, unless something was typed into it.
  const WAITS = [1_000, 4_000];
  const RELOADED = 'reloadedWithoutCode';
  let failures = 0;
  const askAgain = (failed) => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', crossOrigin: '', src: failed.src });
    failed.replaceWith(script);
  };
  const isTyped = () =>
    [...document.querySelectorAll('input')].some((input) => input.value !== input.defaultValue);
  const canReload = (src) => {
    if (isTyped() || stored(RELOADED, 'sessionStorage') === src) return false;
    try {
      sessionStorage.setItem(RELOADED, src);
      return true;
    } catch {
      return false;
    }
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target.localName !== 'script' || target.type !== 'module') return;
      const wait = WAITS[failures];
      failures += 1;
      if (wait === undefined && canReload(target.src)) location.reload();
      else setTimeout(askAgain, wait ?? 30_000, target);
    },
    true,
  );

  // Actions before the app listens are kept, so that the app can repeat them (`drawnPage.ts`).
  const keepIn = (scope, types) => {
    const early = [];
    const keep = (event) => {
      const { type, target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (!target.closest(scope) || button || metaKey || ctrlKey || shiftKey || altKey) return;
      early.push({ type, target, value: target.value });
      if (type === 'click') event.preventDefault();
    };
    for (const type of types) addEventListener(type, keep, true);
    return () => {
      for (const type of types) removeEventListener(type, keep, true);
      return early.splice(0);
    };
  };

  // Dialogs with an address of their own open over the home page.
  const isHome = ['/', '/login', '/register', '/member', '/help'].includes(location.pathname);
  if (page.dataset.drawn && isHome && !preferences.menuCollapsed) {
    page.dataset.drawn = language;
    // Not in what the app puts beside the page, such as its dialogs.
    globalThis.croupierEarly = keepIn('body > [data-page] > :first-child', ['click', 'change']);
  } else delete page.dataset.drawn;

  const drawnLogin = document.querySelector(`template[data-login="${language}"]`);
  if (!drawnLogin || !isLogin) return;
  const place = document.createElement('div');
  place.dataset.login = '';
  place.append(drawnLogin.content);
  globalThis.croupierEarlyLogin = keepIn('body > [data-login] button', ['click']);
  // When the parser has added it, or at once.
  const whenThere = (parent, find, use) => {
    const look = () => {
      const found = find();
      if (found) use(found);
      return Boolean(found);
    };
    if (look()) return;
    new MutationObserver((_, observer) => {
      if (look()) observer.disconnect();
    }).observe(parent, { childList: true });
  };
  whenThere(
    page,
    () => document.body,
    (body) => {
      body.prepend(place);
      const dialog = place.querySelector('dialog');
      dialog.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        dialog.querySelector('button').click();
      });
      // Not before the first frame: focusing computes the layout, and the styles are not loaded
      // yet.
      requestAnimationFrame(() => {
        if (dialog.isConnected) dialog.querySelector('input').focus();
      });
      // Keeps Tab out of the page below until the app removes the dialog (`drawnPage.ts`). Once the
      // page has styles, this change would compute them all again.
      whenThere(
        body,
        () => document.querySelector(`body > [data-page="${language}"]`),
        (below) => {
          below.inert = place.isConnected;
        },
      );
    },
  );
})();
