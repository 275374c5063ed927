import type { Level } from '../levels/records';
import { html, type Html } from './html';
import { tallyOf, type MachineReport, type Standing, type Tally } from './model';

/** The word for a status, and a mark that does not depend on colour alone. */
const STANDINGS: Record<Standing, readonly [sign: string, word: string]> = {
  covered: ['✓', 'covered'],
  explained: ['◇', 'explained'],
  uncovered: ['✗', 'not covered'],
  none: ['–', 'no record'],
};

/** The mark of a status, with its word for assistive technology. */
export const mark = (level: Level, standing: Standing): Html => {
  const [sign, word] = STANDINGS[standing];
  return html`<span class="mark ${standing}" title="${level}: ${word}"><span
    aria-hidden="true">${sign}</span><span class="unseen">${word}</span></span>`;
};

/** The anchor of a machine's section. */
export const anchorOf = (name: string): string => `machine-${name}`;

/** The text that the filter searches. */
export const findable = (...words: readonly string[]): string =>
  [...new Set(words.map((word) => word.toLowerCase()))].join(' ');

/** A table that scrolls by itself where the page is too narrow for it, by keyboard too. */
export const tableOf = (
  name: string,
  head: readonly Html[],
  rows: readonly Html[],
  classes = '',
): Html =>
  html`<div class="table" role="region" tabindex="0" aria-label="${name}"><table
    class="${classes}"><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;

/** A head cell of a table. */
export const th = (title: string, classes = ''): Html =>
  html`<th scope="col" class="${classes}">${title}</th>`;

/** Share of a level's transitions, as a bar and in figures. */
export const levelCell = (report: MachineReport, level: Level): Html => {
  const tally = tallyOf(report, level);
  if (!tally) return html`<td class="level"><span class="absent">no record</span></td>`;
  const stale =
    report.levels[level]?.isCurrent === false
      ? html` <span class="stale">of an older version</span>`
      : null;
  return html`<td class="level">${barOf(tally)}<span
    class="figures">${tally.covered}/${tally.total}</span>${stale}</td>`;
};

const barOf = ({ covered, total }: Tally): Html => {
  const percent = total === 0 ? 100 : Math.floor((100 * covered) / total);
  return html`<span class="share ${percent === 100 ? 'full' : ''}"><span class="track"
    aria-hidden="true"><span style="width:${percent}%"></span></span><b>${percent}%</b></span>`;
};
