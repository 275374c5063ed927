/**
 * The page that the service worker shows when the site cannot be reached (docs/decisions/0090). It
 * speaks the language and has the theme that this browser stores, and opens the address again as
 * soon as the site answers.
 */
(() => {
  const EVERY = 10_000;
  const page = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = (() => {
    try {
      return JSON.parse(stored('shell'))?.theme;
    } catch {
      return undefined;
    }
  })();
  if (theme === 'dark' || theme === 'light') page.dataset.theme = theme;

  const words = [...document.querySelectorAll('main')];
  const language = stored('lang')?.toLowerCase();
  const own = words.find(({ lang }) => lang === language) ?? words.find(({ hidden }) => !hidden);
  for (const one of words) one.hidden = one !== own;
  page.lang = own.lang;
  document.title = own.querySelector('h1').textContent;

  const open = () => location.reload();
  const tryAgain = () => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && open(),
      () => undefined,
    );
  };
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', open);
  addEventListener('online', tryAgain);
  setInterval(tryAgain, EVERY);
})();
