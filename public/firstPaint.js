/**
 * Before anything is painted, from what this browser keeps: the theme that was chosen (`src/services/preferences.ts`), and which of the
 * pages in `index.html` that were drawn ahead is shown, if any (docs/decisions/0034). A file, for the policy lets no script into the page.
 */
(() => {
  const page = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
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
  // Files that the app is going to ask for, once its code runs.
  for (const { dataset, content } of document.querySelectorAll('meta[name="early"]')) {
    if (dataset.language !== undefined && dataset.language !== language) continue;
    if (dataset.path !== undefined && dataset.path !== location.pathname) continue;
    document.head.append(...content.split(' ').map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })));
  }

  // Dialogs with an address of their own stand above the home page.
  const isHome = ['/', '/login', '/register', '/member', '/help'].includes(location.pathname);
  if (!page.dataset.drawn || !isHome || preferences.menuCollapsed) {
    delete page.dataset.drawn;
    return;
  }
  page.dataset.drawn = language;

  // What is done before the app listens is kept, for the app to do it then (`src/app/drawnPage.ts`).
  const early = [];
  const keep = (event) => {
    const { type, target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!target.closest('body > [data-page]') || button || metaKey || ctrlKey || shiftKey || altKey) return;
    early.push({ type, target, value: target.value });
    if (type === 'click') event.preventDefault();
  };
  for (const type of ['click', 'change']) addEventListener(type, keep, true);
  globalThis.croupierEarly = () => {
    for (const type of ['click', 'change']) removeEventListener(type, keep, true);
    return early;
  };
})();
