import type { Page } from '@playwright/test';
import { freeTextsOf, mapTexts, ROWS } from '../../support/freeTexts';

/** Each would run a script, or load something, where it is taken for more than a text. */
export const SCRIPTS = [
  '<img src=x data-evil onerror="globalThis.__ran=1">',
  '<script data-evil>globalThis.__ran=1</script>',
  '"><svg data-evil onload=globalThis.__ran=1>',
  '\'"/><details open data-evil ontoggle=globalThis.__ran=1>',
  '<iframe data-evil srcdoc="<script>parent.__ran=1</script>"></iframe>',
  '<a data-evil href="javascript:globalThis.__ran=1">a</a>',
  '<math><mi data-evil xlink:href="javascript:globalThis.__ran=1">a</mi></math>',
  '<form data-evil><button formaction=javascript:globalThis.__ran=1>a</button></form>',
  '</textarea></title></style><video data-evil><source onerror=globalThis.__ran=1></video>',
  '<noscript><p title="</noscript><img src=x data-evil onerror=globalThis.__ran=1>">',
  '{{constructor.constructor("globalThis.__ran=1")()}}${globalThis.__ran=1}<b data-evil>',
  '<style data-evil>@import"javascript:globalThis.__ran=1";*{display:none}</style>',
  '\u202E<b data-evil>\u200B&lt;script&gt;globalThis.__ran=1&lt;/script&gt;',
] as const;
/** Addresses that are programs. */
const PROGRAMS = [
  'javascript:globalThis.__ran=1',
  ' java\tscript:globalThis.__ran=1//https://',
  'data:text/html,<script>globalThis.__ran=1</script>',
] as const;

/** The paths of fields of one of these names. */
function ending(...names: string[]): RegExp {
  return new RegExp(`(?:^|[.\\]}])(?:${names.join('|')})$`);
}

/** What calls send back, look up or compute with: another text there would only stop the page. */
const TOOLS = ending(
  'id|account|by|code|kid|x|y|\\w+Id|token|claim|nonce|salt|keyPrefix|signature|algorithm',
  'ticket|room|rpId|drawNo|gameCode|vassalage|vendor|promotionType|issuer|scope|apiKey',
  'authDomain|acceptedPattern|csType|mainDomain|termsVersion|number|numbers\\[\\]|tickets\\[\\]',
  'group|category',
);
const ADDRESSES = ending('path|url|\\w+Url|\\w*[iI]con|showIcon');

/**
 * Puts a script into every free text of every answer of the platform, and a program into every
 * address, as one would have it whose own checks have a hole. `turn`: the number of the walk; each
 * field has another script in each. Resolves with the fields that had one, by their marks.
 */
export const poisonAnswers = async (
  page: Page,
  turn: number,
): Promise<Map<string, { field: string; text: string }>> => {
  const rows = ROWS.map(([id, { method, path, response }]) => ({
    id,
    call: `${method} ${path}`,
    free: new Set(
      [...(response ? freeTextsOf(response) : [])].filter((field) => !TOOLS.test(field)),
    ),
  }));
  const fields = rows.flatMap(({ id, free }) => [...free].map((field) => `${id} ${field}`));
  const poisoned = new Map<string, { field: string; text: string }>();
  const textFor = (field: string) => {
    const at = fields.indexOf(field);
    if (ADDRESSES.test(field)) return `${PROGRAMS[(at + turn) % PROGRAMS.length]}`;
    const text = `${SCRIPTS[(at + turn) % SCRIPTS.length]}«${at}»`;
    poisoned.set(`«${at}»`, { field, text });
    return text;
  };
  await page.route(
    ({ pathname }) => /^\/(?:wps|lgw|lotto)\//.test(pathname),
    async (route) => {
      const request = route.request();
      const call = `${request.method()} ${new URL(request.url()).pathname}`;
      const row = rows.find((one) => one.call === call);
      if (!row || row.free.size === 0) return route.fallback();
      const response = await route.fetch({ maxRetries: 3 });
      const answer = (await response.json()) as { value?: unknown };
      const value = mapTexts(answer.value, row.free, (field) => textFor(`${row.id} ${field}`));
      return route.fulfill({ response, json: { ...answer, value } });
    },
  );
  return poisoned;
};

/** What a script, or a text that became more than a text, has left in the page. */
export const tracesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = '__ran' in globalThis ? ['a script ran'] : [];
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        const place = `${element.tagName} ${name}=${value.slice(0, 80)}`;
        if (name === 'data-evil' || name.startsWith('on') || name === 'srcdoc') found.push(place);
        const address = value.replaceAll(/[\s\p{Cc}]/gu, '');
        const isAddress = /^(?:href|src|action|formaction|xlink:href|data|poster)$/.test(name);
        if (isAddress && /^(?:javascript|vbscript|data:text)/i.test(address)) found.push(place);
      }
    return found;
  });

/** Everything that the page says: its text, the values of its fields, and its names. */
export const saidBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = [document.body.innerText];
    for (const element of document.querySelectorAll('*')) {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        parts.push(element.value);
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        parts.push(element.getAttribute(name) ?? '');
    }
    return parts.join('\n');
  });
