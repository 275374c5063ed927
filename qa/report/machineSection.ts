import { propertySection } from './properties';
import type { ChartTransition } from '../../machines/shared/chart';
import { LEVELS } from '../levels/records';
import { counted, eventLabel, stepText, valueText } from '../model/words';
import { placesOf, statesOf } from './chart';
import { html, type Html } from './html';
import { transitionStanding, type MachineReport, type PathResult } from './model';
import { anchorOf, findable, mark, tableOf, th } from './parts';
import { chartSvg } from './svg';

/** A machine's chart, its transitions in words, and its paths. */
export const machineSection = (
  report: MachineReport,
  replay: (machine: string, path: number) => string | null,
): Html => {
  const { name, file, chart, transitions, assessment, paths } = report;
  const states = statesOf(chart).slice(1);
  const facts = [
    counted(states.length, 'state'),
    counted(transitions.length, 'transition'),
    counted(paths.length, 'path'),
    counted(assessment.plan.steps, 'step'),
    `${counted(assessment.run.refusals, 'refusal')} checked`,
  ];
  return html`<article id="${anchorOf(name)}" aria-labelledby="${anchorOf(name)}-title"
    data-find="${findable(
      name,
      ...states.map(({ key }) => key),
      ...statesOf(chart).flatMap((state) =>
        state.transitions.map(({ event }) => eventLabel(event)),
      ),
    )}"
  >
<header><h3 id="${anchorOf(name)}-title">${name}</h3><p
  class="facts">${facts.join(' · ')}<br><code>${file}</code></p><button type="button"
  class="quiet zoom" aria-pressed="false" hidden>Full size</button></header>
${
  assessment.problems.length > 0
    ? html`<ul
  class="wrong"
>${assessment.problems.map(
        (problem) => html`<li
>${problem.split('\n')[0] ?? ''}</li>`,
      )}</ul>`
    : null
}
<div class="chart" role="region" tabindex="0"
  aria-label="Chart of ${name}">${chartSvg(report)}</div>
${failures(report, replay)}
<details class="fold"><summary>Transitions</summary>${transitionTable(report)}</details>
${propertySection(report)}
<details class="fold paths"><summary
>Paths</summary>${paths.map((result, index) => pathItem(report, result, index))}</details>
</article>`;
};

const failures = (
  { name, paths }: MachineReport,
  replay: (machine: string, path: number) => string | null,
): Html[] =>
  paths.flatMap(({ failure }) => {
    if (!failure) return [];
    const command = replay(name, failure.path);
    return [
      html`<section class="failure"
        aria-label="Path ${failure.path + 1} fails"><h4
      >Path ${failure.path + 1} fails at ${
        failure.step < 0 ? 'its start' : `step ${failure.step + 1}`
      }</h4>
<p class="message">${failure.message}</p>
<ol class="trace"
>${failure.trace.map(
        (line, i) =>
          html`<li${i === failure.trace.length - 1 ? html` class="here"` : null}>${line}</li>`,
      )}</ol>
${
  command === null
    ? null
    : html`<p
  class="replay">Replay it with <code>${command}</code></p>`
}</section>`,
    ];
  });

const transitionTable = (report: MachineReport): Html => {
  const { name, chart, paths } = report;
  const all = statesOf(chart).flatMap(({ transitions }) => transitions);
  const takenBy = (id: string) =>
    paths.findIndex(({ path }) =>
      [path, ...path.steps].some(({ transitions }) => transitions.includes(id)),
    );
  const places = placesOf(chart);
  const short = (id: string) => places.get(id) ?? id;
  const row = (transition: ChartTransition): Html => {
    const path = takenBy(transition.id);
    return html`<tr><th
      scope="row"><code>${short(transition.source)}</code></th><td
    >${eventLabel(transition.event)}</td><td>${transition.guard ?? ''}</td>
<td><code>${
      transition.targets.length === 0 ? 'stays' : transition.targets.map(short).join(', ')
    }</code></td>
${LEVELS.map(
  (level) => html`<td class="standing"
  data-name="${level}"
>${mark(level, transitionStanding(report, level, transition.id))}</td>`,
)}<td
  class="number">${path < 0 ? '–' : path + 1}</td></tr>`;
  };
  return tableOf(
    `Transitions of ${name}`,
    [
      th('In'),
      th('Event'),
      th('Guard'),
      th('To'),
      ...LEVELS.map((level) => th(level, 'standing')),
      th('Path', 'number'),
    ],
    all.map(row),
  );
};

const pathItem = (report: MachineReport, { path, failure }: PathResult, index: number): Html => {
  const taken = [...new Set([path, ...path.steps].flatMap(({ transitions }) => transitions))].map(
    (id) => report.transitions.indexOf(id),
  );
  const input = path.input === 'default' ? '' : ` with input “${path.input}”`;
  return html`<details class="path"><summary>Path ${index + 1} <span
    class="facts"
  >${counted(path.steps.length, 'step')}${input}</span>${
    failure
      ? html` <span
    class="badge bad">fails</span>`
      : null
  }</summary>
<button type="button" class="quiet show" data-taken="${taken.join(' ')}"
  aria-pressed="false">Show on the chart</button>
<ol class="steps" start="0"><li><span class="do">start${input}</span> <span
  class="to">${valueText(path.expect.value)}</span></li>
${path.steps.map(
  (step, at) => html`<li${failure?.step === at ? html` class="here"` : null}><span
  class="do">${stepText(step)}</span> <span
  class="to">${valueText(step.expect.value)}${
    step.expect.status === 'active' ? null : ` (${step.expect.status})`
  }</span>${
    step.refuses.length > 0
      ? html` <span
  class="refuses"
>${counted(step.refuses.length, 'event')} refused here</span>`
      : null
  }</li>`,
)}</ol></details>`;
};
