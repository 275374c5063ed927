import type { ChartState } from '../../machines/shared/chart';
import { dataOf } from '../export/data';
import { LEVELS } from '../levels/records';
import { counted, eventLabel, valueText } from '../model/words';
import { placesOf, statesOf } from '../report/chart';
import { html, type Html } from '../report/html';
import { requirementStanding, type MachineReport } from '../report/model';
import { pageOf } from '../report/page';
import { anchorOf, findable, levelCell, mark, tableOf, th } from '../report/parts';
import { propertySection } from '../report/properties';
import { chartSvg } from '../report/svg';
import type { Screen } from './screens';

export type Catalogue = {
  readonly machines: readonly MachineReport[];
  readonly screens: (machine: string) => readonly Screen[];
  readonly at: Date;
};

/** Every machine of the product on one page: chart, screens, events, requirements, coverage. */
export const cataloguePage = ({ machines, screens, at }: Catalogue): string =>
  pageOf({
    title: 'Machines',
    filter: 'machine, state or event',
    sections: [
      { id: 'index', title: 'Index' },
      { id: 'charts', title: 'Machines' },
    ],
    body: html`<div class="overview"><h1>Machines</h1>
<p class="when"
>What decides in this product, as it was on ${at.toISOString().slice(0, 10)}: ${counted(
      machines.length,
      'machine',
    )}.</p></div>
<section id="index" aria-labelledby="index-title"><h2 id="index-title">Index</h2>
${tableOf('Machines and levels', indexHead(), machines.map(indexRow), 'matrix')}</section>
<section id="charts" aria-labelledby="charts-title"><h2 id="charts-title">Machines, one by one</h2>
${machines.map((machine) => article(machine, screens(machine.chart.id)))}
<p class="nothing" hidden>Nothing here has that name. <button type="button" class="quiet"
  id="clear">Show everything</button></p></section>`,
  });

const wordsOf = ({ name, chart, cases }: MachineReport): string =>
  findable(name, ...statesOf(chart).map(({ key }) => key), ...Object.keys(cases.events));

const indexHead = (): Html[] => [
  th('Machine'),
  th('States', 'number'),
  th('Events', 'number'),
  ...LEVELS.map((level) => th(`${level.charAt(0).toUpperCase()}${level.slice(1)} level`, 'level')),
];

const indexRow = (
  machine: MachineReport,
): Html => html`<tr data-find="${wordsOf(machine)}"><th scope="row"><a
  href="#${anchorOf(machine.name)}">${machine.name}</a></th>
<td class="number">${statesOf(machine.chart).length - 1}</td><td
  class="number"
>${Object.keys(machine.cases.events).length}</td>${LEVELS.map((level) =>
  levelCell(machine, level),
)}</tr>`;

const article = (machine: MachineReport, screens: readonly Screen[]): Html => {
  const { name, file, chart } = machine;
  return html`<article id="${anchorOf(name)}" aria-labelledby="${anchorOf(name)}-title"
    data-find="${wordsOf(machine)}">
<header><h3 id="${anchorOf(name)}-title">${name}</h3><p
  class="facts"
>${counted(statesOf(chart).length - 1, 'state')} · ${counted(
    machine.transitions.length,
    'transition',
  )}<br><code>${file}</code></p><button
  type="button" class="quiet zoom" aria-pressed="false" hidden>Full size</button></header>
<div class="chart" role="region" tabindex="0"
  aria-label="Chart of ${name}">${chartSvg(machine)}</div>
${
  screens.length > 0
    ? html`<details class="fold" open><summary>Screens</summary><div
  class="screens">${inOrderOf(chart, screens).map(screen)}</div></details>`
    : null
}
<details class="fold"><summary>States</summary>${stateTable(machine)}</details>
<details class="fold"><summary>Events and answers</summary>${eventTable(machine)}</details>
${
  machine.requirements.length > 0
    ? html`<details class="fold"
  open><summary>Requirements</summary>${requirementTable(machine)}</details>`
    : null
}
${propertySection(machine)}
</article>`;
};

/** In the order of the chart: the first states of a flow usually come first. */
const inOrderOf = (chart: ChartState, screens: readonly Screen[]): Screen[] => {
  const places = [...placesOf(chart).values()];
  const rankOf = ({ value }: Screen) =>
    valueText(value)
      .split(' + ')
      .map((leaf) => String(places.indexOf(leaf)).padStart(4, '0'))
      .join();
  return screens.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
};

const screen = ({ value, files }: Screen): Html => {
  const text = valueText(value);
  return html`<figure><figcaption><code>${text}</code></figcaption><div
  >${files.map(
    ({ width, file }) => html`<a
    href="screens/${file}"><img src="screens/${file}"
    alt="The screen of ${text} at ${width} pixels" loading="lazy"
    class="w${width}"></a>`,
  )}</div></figure>`;
};

const stateTable = ({ name, chart }: MachineReport): Html =>
  tableOf(
    `States of ${name}`,
    [th('State'), th('Kind'), th('Tags'), th('Runs')],
    statesOf(chart)
      .slice(1)
      .map(
        ({ id, kind, tags, invokes, isInitial }) =>
          html`<tr><th
            scope="row"><code
          >${id.startsWith(`${chart.id}.`) ? id.slice(chart.id.length + 1) : id}</code></th><td
          >${kind}${isInitial ? ', first' : ''}</td><td>${tags.join(', ')}</td><td
          >${invokes.map(({ id: actor }) => actor).join(', ')}</td></tr>`,
      ),
  );

const eventTable = ({ name, chart, cases }: MachineReport): Html => {
  const takers = (type: string) =>
    statesOf(chart).filter(({ transitions }) =>
      transitions.some(({ id }) => id.split('|').slice(1, -1).join('|') === type),
    ).length;
  const row = (type: string, caseName: string | null, isFirst: boolean): Html =>
    html`<tr><th
      scope="row"
    >${
      isFirst
        ? eventLabel(type)
        : html`<span
      class="unseen"
    >${eventLabel(type)}</span>`
    }</th><td
    >${caseName ?? 'raised by the machine itself'}</td><td
      class="data"><code
    >${caseName === null ? '' : dataOf({ event: type, case: caseName }, cases)}</code></td><td
      class="number">${isFirst ? takers(type) : ''}</td></tr>`;
  const events = Object.entries(cases.events).flatMap(([type, list]) =>
    list.length === 0
      ? [row(type, null, true)]
      : list.map((one, i) => row(type, one.name, i === 0)),
  );
  const answers = Object.entries(cases.actors).flatMap(([actor, given]) =>
    (['done', 'error'] as const).flatMap((kind) =>
      (given?.[kind] ?? []).map((one, i) =>
        row(`xstate.${kind}.actor.${actor}`, one.name, i === 0),
      ),
    ),
  );
  return tableOf(
    `Events and answers of ${name}`,
    [th('Event'), th('Case'), th('Data'), th('States that take it', 'number')],
    [...events, ...answers],
  );
};

const requirementTable = (machine: MachineReport): Html =>
  tableOf(
    `Requirements of ${machine.name}`,
    [th('Clause'), th('Statement'), th('Where'), ...LEVELS.map((level) => th(level, 'standing'))],
    machine.requirements.map(
      (requirement) =>
        html`<tr><th scope="row">${requirement.clause}</th><td
          class="prose">${requirement.text}</td><td><code
        >${requirement.at}</code></td>${LEVELS.map(
          (level) => html`<td
          class="standing"
        >${mark(level, requirementStanding(machine, level, requirement))}</td>`,
        )}</tr>`,
    ),
    'requirements',
  );
