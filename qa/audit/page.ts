import { counted, eventLabel } from '../model/words';
import { html, type Html } from '../report/html';
import { pageOf } from '../report/page';
import { findable, tableOf, th } from '../report/parts';
import type { Audit, AuditedClause, Proof } from './audit';

type Page = Audit & {
  readonly at: Date;
  /** The version of the source, for anyone who checks it again. */
  readonly version: string;
  readonly command: string;
};

/**
 * What an operator hands to an auditor: clause, text, property, walk and pictures, on one page that
 * asks no network for anything.
 */
export const auditPage = ({ jurisdiction, clauses, at, version, command }: Page): string =>
  pageOf({
    title: `Play control, ${jurisdiction}`,
    filter: 'clause or property',
    sections: [
      { id: 'overview', title: 'Overview' },
      { id: 'clauses', title: 'Clauses' },
      { id: 'method', title: 'How it is proved' },
    ],
    body: html`<div class="overview"><h1>Play control in ${jurisdiction}</h1>
<p class="when">As it was on ${at.toISOString().slice(0, 10)}, version ${version}: ${counted(
      clauses.length,
      'clause',
    )}, ${counted(propertiesOf(clauses), 'property', 'properties')}.</p></div>
<section id="overview" aria-labelledby="overview-title"><h2 id="overview-title">Overview</h2>
${tableOf(
  'Clauses and how they stand',
  [th('Clause'), th('Source'), th('Set to'), th('Properties'), th('Result', 'standing')],
  clauses.map(overviewRow),
  'requirements',
)}
${
  clauses.some(({ isAssumed }) => isAssumed)
    ? html`<p class="when">“assumed”: the text of the clause itself could not be read; it is named
by our own summary of it.</p>`
    : null
}</section>
<section id="clauses" aria-labelledby="clauses-title"><h2
  id="clauses-title">Clauses, one by one</h2>
${clauses.map(article)}
<p class="nothing" hidden>Nothing here has that name. <button type="button" class="quiet"
  id="clear">Show everything</button></p></section>
<section id="method" aria-labelledby="method-title"><h2 id="method-title">How it is proved</h2>
<p class="prose">A property is checked in every configuration that the machines of the app, the
platform’s rule and the clock can reach together, in every order, with requests and answers that are
lost or late. “holds” says that none was left out. The platform’s rule is a model with the same
conditions; tests walk it on the platform itself and compare each answer.</p>
<p class="prose">To see that a property can fail, each condition that it rests on is taken away and
negated. The shortest walk that breaks the property then is counted below it.</p>
<p class="prose">The walks with pictures were done on the platform’s sandbox over its own interface,
as a member, on the day and at the hour that the walk says; the pictures are the app that this
member saw afterwards.</p>
<p class="prose">Amounts and time come in few steps, so that every order of them occurs: 60 and 100
units of money, a day or more. Windows are a day and a week; the platform counts a month by the same
function.</p>
<p class="prose">What is not proved here: that the texts of the clauses mean what their summary
says, and that an operator’s own platform does what the sandbox does.</p>
<p class="prose">To check it again: <code>${command}</code></p></section>`,
  });

const anchorOf = (id: string) => `clause-${id.replace('.', '-')}`;
const propertiesOf = (clauses: readonly AuditedClause[]): number =>
  new Set(
    clauses.flatMap(({ proofs }) =>
      proofs.map(({ subject, verdict }) => `${subject} ${verdict.property.name}`),
    ),
  ).size;
const isProved = ({ proofs }: AuditedClause): boolean =>
  proofs.length > 0 && proofs.every(({ verdict }) => verdict.verdict === 'holds');

const standing = (isGood: boolean, word: string): Html =>
  html`<span class="mark ${isGood ? 'covered' : 'uncovered'}"><span aria-hidden="true"
    >${isGood ? '✓' : '✗'}</span> ${word}</span>`;

const source = ({ text, isAssumed }: AuditedClause): Html =>
  html`${text}${isAssumed ? ' (assumed)' : ''}`;

const overviewRow = (clause: AuditedClause): Html => html`<tr
  data-find="${wordsOf(clause)}"><th scope="row"><a
  href="#${anchorOf(clause.id)}">${clause.id}</a></th><td class="prose">${source(clause)}</td>
<td class="data">${clause.value ?? ''}</td><td>${clause.proofs.map(
  ({ verdict }) => html`${verdict.property.name}<br>`,
)}</td><td class="standing">${standing(
  isProved(clause),
  isProved(clause) ? 'proved' : 'not proved',
)}</td></tr>`;

const wordsOf = ({ id, text, proofs }: AuditedClause): string =>
  findable(id, text, ...proofs.map(({ verdict }) => verdict.property.name));

const article = (clause: AuditedClause): Html => html`<article id="${anchorOf(clause.id)}"
  aria-labelledby="${anchorOf(clause.id)}-title" data-find="${wordsOf(clause)}">
<header><h3 id="${anchorOf(clause.id)}-title">${clause.id}</h3><p class="facts">${source(
  clause,
)}<br>Set to: ${clause.value ?? ''}</p></header>
${clause.proofs.map((proof) => proved(clause.id, proof))}</article>`;

const proved = (id: string, proof: Proof): Html => {
  const { subject, about, verdict, configurations, guards, walk } = proof;
  const caught = guards.filter(({ properties }) =>
    properties.some(({ walk: found }) => found !== null),
  );
  return html`<div class="proof"><h4>“${verdict.property.says}”</h4>
<p>${standing(verdict.verdict === 'holds', verdict.verdict)} · property “${
    verdict.property.name
  }” of <code>${subject}</code>, in ${counted(configurations, 'configuration')}.${
    about === null ? '' : ` ${about}`
  }</p>
${
  guards.length > 0
    ? html`<p>Rests on ${[...new Set(guards.map(({ guard }) => guard))].map(
        (guard, index) => html`${index > 0 ? ', ' : ''}<code>${guard}</code>`,
      )}: taken away and negated, ${caught.length} of ${guards.length} are noticed: a walk breaks a
property.</p>`
    : null
}
${walk ? walked(id, proof) : html`<p>No walk shows it in this jurisdiction.</p>`}</div>`;
};

/** The walk, each step with what was said and seen. */
const walked = (id: string, { walk, seen, verdict }: Proof): Html => html`<ol class="walk"
  aria-label="A walk that shows “${verdict.property.name}” for ${id}">${(walk?.steps ?? []).map(
    ({ label }, index) => {
      const one = seen?.[index];
      return html`<li><p>${one?.did ? html`<b>${one.did}</b><br>` : null}<span
  class="when">${textOfStep(label)}</span>${
    one?.said ? html`<br>The platform: <q>${one.said}</q>` : null
  }${one?.differs ? html`<br>${one.differs}` : null}</p>${
    one && Object.keys(one.pictures).length > 0
      ? html`<figure><div>${Object.entries(one.pictures).map(
          ([width, file]) => html`<a href="screens/${file}"><img src="screens/${file}"
  class="w${width}" decoding="async"
  alt="The app at ${width} pixels after step ${index + 1}"></a>`,
        )}</div></figure>`
      : null
  }</li>`;
    },
  )}</ol>`;

/** A step in words: its parts, and in each the event and its case. */
const textOfStep = (label: string): string =>
  label
    .split(' + ')
    .map((one) => {
      const [, part = '', step = ''] = /^([^:]+): (.+)$/.exec(one) ?? [];
      if (step === '') return one;
      const [event = '', name] = step.split(' · ');
      return `${part}: ${eventLabel(event)}${name === undefined ? '' : ` (${name})`}`;
    })
    .join('; ');
