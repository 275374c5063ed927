import { breachText, type Verdict } from '../verify/verify';
import { html, type Html } from './html';
import type { MachineReport } from './model';
import { tableOf, th } from './parts';

const SIGNS: Record<Verdict['verdict'], readonly [sign: string, classes: string]> = {
  holds: ['✓', 'covered'],
  undecided: ['◇', 'explained'],
  violated: ['✗', 'uncovered'],
  idle: ['✗', 'uncovered'],
  broken: ['✗', 'uncovered'],
};

/** The properties of a machine and how they stand; null where none were checked. */
export const propertySection = ({ name, verdicts = [] }: MachineReport): Html | null =>
  verdicts.length === 0
    ? null
    : html`<details class="fold"><summary>Properties</summary>${tableOf(
        `Properties of ${name}`,
        [th('Property'), th('In a sentence'), th('Result')],
        verdicts.map(
          (one) => html`<tr><th scope="row">${one.property.name}</th><td
  class="prose">${one.property.says}</td><td>${standing(one)}</td></tr>`,
        ),
        'requirements',
      )}</details>`;

const standing = (one: Verdict): Html => {
  const [sign, classes] = SIGNS[one.verdict];
  const because =
    one.verdict === 'violated' ? breachText(one.breach) : 'because' in one ? one.because : '';
  return html`<span class="mark ${classes}"><span aria-hidden="true">${sign}</span> ${
    one.verdict
  }</span>${because === '' ? null : html`<br>${because}`}`;
};
