import type { announcements } from '../db/schema';

/** An announcement as the database holds it. */
export type Row = typeof announcements.$inferInsert;
/** A text in both languages. */
export type Text = Row['title'];

/** Times are fixed, so that the seed is the same on every day. */
export const day = (date: string, clock: string) => new Date(`${date}T${clock}+06:30`);
/** Builds a text in both languages. */
export const both = (EN: string, MY: string): Text => ({ EN, MY });

const row =
  (list: Row['list'], audience: Row['audience'] = 'players') =>
  (
    id: string,
    execution: Row['execution'],
    time: Date,
    title: Text,
    content: Text,
    promotionType: string | null = null,
  ): Row => ({
    id,
    list,
    audience: execution === 'B' ? 'everybody' : audience,
    execution,
    time,
    title,
    content,
    promotionType,
  });
/** For the marquee and the notice popup. */
export const notice = row('player');
/** For the announcement popup. */
export const popup = row('popup');
/** For the announcements page of the agent centre. */
export const agentNotice = row('player', 'agents');
/** For the announcement popup of agents. */
export const agentPopup = row('popup', 'agents');

/** A table of two or more columns; the first row holds the column names. */
export const table = (
  head: readonly string[],
  ...rows: ReadonlyArray<readonly string[]>
): string => {
  const names = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${names}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
};

/** A banner image, in the language of its text. */
export const picture = (id: 'slots' | 'referral' | 'points', alt: Text): Text => ({
  EN: `<img src="/media/banners/${id}.svg?lang=EN" alt="${alt.EN}" width="1200" height="600">`,
  MY: `<img src="/media/banners/${id}.svg?lang=MY" alt="${alt.MY}" width="1200" height="600">`,
});

/**
 * A sentence in markup that a compromised content system could send: no reader of the site may be
 * harmed by it, and the sentence stays readable.
 */
export const hostile = (sentence: string): string =>
  [
    '<script>document.title = "owned"; window.hostileAnnouncement = true;</script>',
    '<style>body { display: none }</style>',
    '<img src="/media/none.png" alt="" onerror="window.hostileAnnouncement = true">',
    '<iframe src="/sandbox" title="hostile"></iframe>',
    '<form action="/wps/session/login" method="post">' +
      '<input name="password" type="password" aria-label="Password"><button></button></form>',
    '<p style="position:fixed;inset:0;z-index:9999" onclick="window.hostileAnnouncement = true">' +
      `<a href="javascript:window.hostileAnnouncement = true">${sentence}</a></p>`,
    '<svg onload="window.hostileAnnouncement = true"></svg>',
  ].join('');
