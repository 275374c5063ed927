/** Markup that needs no escaping. Everything else that `html` inserts is escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Piece = Html | string | number | null | readonly Piece[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Text as it stands in markup, in attributes too. Characters that XML 1.0 has no place for are
 * shown as U+FFFD.
 */
export const escapeText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the characters to be rid of
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const markupOf = (piece: Piece): string => {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.markup;
  return typeof piece === 'object' ? piece.map(markupOf).join('') : escapeText(String(piece));
};

/** Markup from a template: what is put in is text, unless it is `Html` itself. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(strings.reduce((whole, string, i) => whole + markupOf(pieces[i - 1] ?? null) + string));
