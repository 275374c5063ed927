import { LEVELS } from '../levels/records';
import { counted } from '../model/words';
import { html, type Html } from './html';
import { machineSection } from './machineSection';
import { requirementStanding, tallyOf, type MachineReport } from './model';
import { pageOf } from './page';
import { anchorOf, findable, levelCell, mark, tableOf, th } from './parts';

export type Report = {
  readonly machines: readonly MachineReport[];
  /** What is wrong outside the machines: one without cases, a case file that cannot be read. */
  readonly problems: readonly string[];
  /**
   * Every statement of the specification by its clause; empty where only some machines are looked
   * at.
   */
  readonly statements: Readonly<Record<string, string>>;
  readonly at: Date;
  /** The command that replays a kept failure, by machine and path. */
  readonly replay: (machine: string, path: number) => string | null;
};

/** The report as one HTML file. */
export const reportPage = (report: Report): string => {
  const sections = [
    { id: 'machines', title: 'Machines', body: matrix(report) },
    { id: 'requirements', title: 'Requirements', body: requirements(report) },
    { id: 'exceptions', title: 'Exceptions', body: exceptions(report) },
  ].filter(({ body }) => body !== null);
  return pageOf({
    title: 'Path coverage',
    filter: 'machine, state or event',
    sections: [...sections, { id: 'charts', title: 'Charts and paths' }],
    body: html`${overview(report)}
${problems(report)}
${sections.map(
  ({ id, title, body }) => html`<section id="${id}" aria-labelledby="${id}-title"><h2
  id="${id}-title">${title}</h2>${body}</section>`,
)}
<section id="charts" aria-labelledby="charts-title">
<div class="heading"><h2 id="charts-title">Charts and paths</h2>${legend}</div>
${report.machines.map((machine) => machineSection(machine, report.replay))}
<p class="nothing" hidden>Nothing here has that name. <button type="button" class="quiet"
  id="clear">Show everything</button></p>
</section>`,
  });
};

const overview = ({ machines, problems: own, statements, at }: Report): Html => {
  const sum = (figure: (machine: MachineReport) => number) =>
    machines.reduce((total, machine) => total + figure(machine), 0);
  const covered = sum((machine) => tallyOf(machine, 'machine')?.covered ?? 0);
  const total = sum((machine) => tallyOf(machine, 'machine')?.total ?? 0);
  const cost = sum(({ assessment }) => assessment.plan.cost);
  const bound = sum(({ assessment }) => assessment.plan.bound);
  const wrong = own.length + sum(({ assessment }) => assessment.problems.length);
  const kept = new Set(machines.flatMap(keptClauses));
  const clauses = new Set([
    ...Object.keys(statements),
    ...machines.flatMap((machine) => machine.requirements.map(({ clause }) => clause)),
  ]);
  const verdict =
    wrong === 0
      ? 'Every path went as planned.'
      : `${counted(wrong, 'thing is', 'things are')} wrong.`;
  return html`<div class="overview">
<h1>Path coverage</h1>
<p class="verdict ${wrong === 0 ? 'good' : 'bad'}">${verdict}</p>
<p class="when"
>Planned and run on ${at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })}, ${at.toISOString().slice(11, 16)} UTC</p>
<dl class="tiles">
${tile('Machines', String(machines.length), null)}
${tile(
  'Transitions',
  percentOf(covered, total),
  `${grouped(covered)} of ${grouped(total)} covered`,
)}
${tile(
  'Paths',
  String(sum(({ paths }) => paths.length)),
  counted(
    sum(({ assessment }) => assessment.plan.steps),
    'step',
  ),
)}
${tile('Cost over bound', bound === 0 ? '–' : (cost / bound).toFixed(2), '1.00 cannot be beaten')}
${
  clauses.size > 0
    ? tile(
        'Requirements',
        percentOf(kept.size, clauses.size),
        `${kept.size} of ${clauses.size} kept`,
      )
    : null
}
</dl></div>`;
};

const grouped = (count: number): string => count.toLocaleString('en');

const tile = (name: string, figure: string, note: string | null): Html =>
  html`<div><dt>${name}</dt><dd><b
  >${figure}</b>${
    note === null
      ? null
      : html`<span
  >${note}</span>`
  }</dd></div>`;
const percentOf = (part: number, whole: number) =>
  `${whole === 0 ? 100 : Math.floor((100 * part) / whole)}%`;
const keptClauses = (machine: MachineReport) =>
  machine.requirements
    .filter((requirement) =>
      LEVELS.some((level) => requirementStanding(machine, level, requirement) === 'covered'),
    )
    .map(({ clause }) => clause);

const problems = ({ machines, problems: own }: Report): Html | null => {
  const lines = [
    ...own.map((problem) => html`<li>${problem}</li>`),
    ...machines.flatMap(({ name, assessment }) =>
      assessment.problems.map(
        (problem) =>
          html`<li data-find="${findable(name)}"><a
            href="#${anchorOf(name)}">${name}</a> ${problem.split('\n')[0] ?? ''}</li>`,
      ),
    ),
  ];
  return lines.length === 0
    ? null
    : html`<section class="wrong" aria-labelledby="wrong-title"><h2
      id="wrong-title">What is wrong</h2><ul>${lines}</ul></section>`;
};

const matrix = ({ machines }: Report): Html =>
  tableOf(
    'Machines and levels',
    [
      th('Machine'),
      ...LEVELS.map((level) =>
        th(`${level.charAt(0).toUpperCase()}${level.slice(1)} level`, 'level'),
      ),
      th('Paths', 'number'),
      th('Steps', 'number'),
      th('Cost', 'number'),
      th('Bound', 'number'),
      th('Ratio', 'number'),
    ],
    machines.map((machine) => {
      const {
        name,
        assessment: { plan, problems: wrong },
        chart,
      } = machine;
      return html`<tr data-find="${findable(name, ...machineWords(machine))}">
<th scope="row"><a
  href="#${anchorOf(name)}"
>${name}</a>${
        wrong.length > 0
          ? html` <span
  class="badge bad"
>${counted(wrong.length, 'problem')}</span>`
          : null
      }<span
  class="unseen">, ${counted(chart.states.length, 'state')}</span></th>
${LEVELS.map((level) => levelCell(machine, level))}
<td class="number" data-name="Paths">${plan.paths.length}</td><td class="number"
  data-name="Steps">${plan.steps}</td><td class="number" data-name="Cost">${plan.cost}</td><td
  class="number" data-name="Bound">${plan.bound}</td>
<td class="number"
  data-name="Ratio"
>${plan.bound === 0 ? '–' : (plan.cost / plan.bound).toFixed(2)}${
        plan.isExact
          ? html` <span
  class="proved" title="proved to be the least">least</span>`
          : null
      }</td></tr>`;
    }),
    'matrix',
  );

const machineWords = ({ transitions }: MachineReport): string[] =>
  transitions.flatMap((id) => id.split('|').slice(0, 2));

const requirements = ({ machines, statements }: Report): Html | null => {
  const rows = machines.flatMap((machine) =>
    machine.requirements.map((requirement) => ({
      clause: requirement.clause,
      row: html`<tr
        data-find="${findable(machine.name, requirement.clause, requirement.at, requirement.text)}">
<th scope="row">${requirement.clause}</th><td class="prose">${requirement.text}</td><td><a
  href="#${anchorOf(machine.name)}">${machine.name}</a> <code>${requirement.at}</code></td>
${LEVELS.map(
  (level) => html`<td class="standing"
  data-name="${level}"
>${mark(level, requirementStanding(machine, level, requirement))}</td>`,
)}</tr>`,
    })),
  );
  if (rows.length === 0) return null;
  const placed = new Set(rows.map(({ clause }) => clause));
  const order = Object.keys(statements);
  const missing = order
    .filter((clause) => !placed.has(clause))
    .map((clause) => ({
      clause,
      row: html`<tr data-find="${findable(clause, statements[clause] ?? '')}"><th
        scope="row">${clause}</th><td class="prose">${statements[clause] ?? ''}</td><td
        class="absent"
      >on no chart</td>${LEVELS.map(
        (level) => html`<td
        class="standing" data-name="${level}">${mark(level, 'uncovered')}</td>`,
      )}</tr>`,
    }));
  const place = ({ clause }: { clause: string }) =>
    order.includes(clause) ? order.indexOf(clause) : order.length;
  const sorted = [...rows, ...missing].sort(
    (a, b) => place(a) - place(b) || a.clause.localeCompare(b.clause, 'en', { numeric: true }),
  );
  return tableOf(
    'Requirements by clause',
    [th('Clause'), th('Statement'), th('Where'), ...LEVELS.map((level) => th(level, 'standing'))],
    sorted.map(({ row }) => row),
    'requirements',
  );
};

const exceptions = ({ machines }: Report): Html | null => {
  const rows = machines.flatMap(({ name, assessment }) =>
    assessment.coverage.uncovered
      .filter(({ isExplained }) => isExplained)
      .map(
        ({ id, reason }) =>
          html`<tr data-find="${findable(name, id)}"><th scope="row"><a
            href="#${anchorOf(name)}">${name}</a></th><td><code>${id}</code></td><td
            class="prose">${reason}</td></tr>`,
      ),
  );
  return rows.length === 0
    ? null
    : tableOf(
        'Exceptions by machine',
        [th('Machine'), th('Transition'), th('Why no path takes it')],
        rows,
        'exceptions',
      );
};

const legend: Html = html`<fieldset class="levels"><legend>Coloured by what is covered at</legend>
${LEVELS.map(
  (level, i) => html`<label><input type="radio" name="level"
  value="${level}"${i === 0 ? html` checked` : null}><span>${level} level</span></label>`,
)}
</fieldset>
<ul class="legend" aria-label="Colours"><li class="covered">covered</li><li
  class="explained">explained</li><li class="uncovered">not covered</li><li
  class="none">no record</li></ul>`;
