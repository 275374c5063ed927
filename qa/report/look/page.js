// @ts-check
/**
 * The page's own script: filter, theme, level, and a path shown on its chart. The page can be read
 * without it.
 */

const root = document.documentElement;
/** @param {string} id */
const element = (id) => document.getElementById(id);
/**
 * @param {string} selector
 * @param {ParentNode} [within]
 */
const all = (selector, within = document) =>
  /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);

const find = /** @type {HTMLInputElement | null} */ (element('find'));
const filter = () => {
  const words = (find?.value ?? '').trim().toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const item of all('[data-find]')) {
    const text = item.dataset['find'] ?? '';
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden && item.matches('article')) shown++;
  }
  // A section of which nothing is left would be an empty frame; what was found nowhere is said by
  // the last one.
  for (const section of all('section')) {
    const items = all('li, [data-find]', section);
    section.hidden =
      items.length > 0 && items.every((item) => item.hidden) && !section.querySelector('.nothing');
  }
  const nothing = document.querySelector('.nothing');
  if (nothing instanceof HTMLElement) nothing.hidden = shown > 0;
  const found = element('found');
  if (found)
    found.textContent = words.length === 0 ? '' : shown === 1 ? '1 machine' : `${shown} machines`;
};
find?.addEventListener('input', filter);
element('clear')?.addEventListener('click', () => {
  if (!find) return;
  find.value = '';
  filter();
  find.focus();
});

const STORED = 'croupier.qa.theme';
const light = matchMedia('(prefers-color-scheme: light)');
/** A page opened from a file may have no storage. @param {() => string | null | void} use */
const stored = (use) => {
  try {
    return use() ?? null;
  } catch {
    return null;
  }
};
const theme = element('theme');
const themeNow = () => root.dataset['theme'] ?? (light.matches ? 'light' : 'dark');
const sayTheme = () => {
  if (!theme) return;
  theme.hidden = false;
  theme.textContent = themeNow() === 'dark' ? 'Light theme' : 'Dark theme';
};
const kept = stored(() => localStorage.getItem(STORED));
if (kept === 'light' || kept === 'dark') root.dataset['theme'] = kept;
sayTheme();
light.addEventListener('change', sayTheme);
theme?.addEventListener('click', () => {
  const next = themeNow() === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = next;
  stored(() => localStorage.setItem(STORED, next));
  sayTheme();
});

for (const choice of all('input[name=level]'))
  choice.addEventListener('change', () => {
    if (choice instanceof HTMLInputElement) root.dataset['level'] = choice.value;
  });

for (const button of all('.zoom')) {
  const chart = button.closest('article')?.querySelector('.chart');
  const drawing = chart?.querySelector('.drawing');
  if (!chart || !drawing) continue;
  /** Only a chart that does not fit has a full size to show. */
  const offer = () => {
    button.hidden =
      !chart.classList.contains('whole') &&
      chart.clientWidth > Number(drawing.getAttribute('width'));
  };
  new ResizeObserver(offer).observe(chart);
  button.addEventListener('click', () =>
    button.setAttribute('aria-pressed', String(chart.classList.toggle('whole'))),
  );
}

for (const button of all('.show'))
  button.addEventListener('click', () => {
    const article = button.closest('article');
    const drawing = article?.querySelector('.drawing');
    if (!article || !drawing) return;
    const isOn = button.getAttribute('aria-pressed') === 'true';
    for (const other of all('.show', article)) other.setAttribute('aria-pressed', 'false');
    for (const part of drawing.querySelectorAll('.taken')) part.classList.remove('taken');
    drawing.classList.toggle('traced', !isOn);
    button.setAttribute('aria-pressed', String(!isOn));
    if (isOn) return;
    const taken = new Set((button.dataset['taken'] ?? '').split(' '));
    for (const part of drawing.querySelectorAll('[data-t]')) {
      const own = (part.getAttribute('data-t') ?? '').split(' ');
      if (own.some((index) => taken.has(index))) part.classList.add('taken');
    }
    article.querySelector('.chart')?.scrollIntoView({ block: 'nearest' });
  });

/**
 * What stands above is laid out when it comes near, and is then higher or lower than was guessed:
 * the target is shown until it stays.
 * @param {Element} target
 */
const settle = (target, frames = 12) => {
  target.scrollIntoView();
  if (frames > 0) requestAnimationFrame(() => settle(target, frames - 1));
};

/** A link to a machine that the filter hides shows it again. */
const arrive = () => {
  const target = element(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.hidden && find) {
    find.value = '';
    filter();
  }
  settle(target);
};
addEventListener('hashchange', arrive);
addEventListener('load', arrive);

/** @type {HTMLDetailsElement[]} */
let opened = [];
addEventListener('beforeprint', () => {
  opened = /** @type {HTMLDetailsElement[]} */ (all('details:not([open])'));
  for (const details of opened) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
});
