import { chartOf } from '../../machines/shared/chart';
import type { MachineCases } from '../../machines/shared/cases';
import type { Plan } from '../plan';
import { csvOf } from './csv';
import { dotOf } from './dot';
import { gherkinOf } from './gherkin';
import { junitOf } from './junit';
import { mermaidOf } from './mermaid';
import { playwrightOf } from './playwright';

export const FORMATS = ['gherkin', 'csv', 'playwright', 'mermaid', 'dot', 'junit'] as const;
export type Format = (typeof FORMATS)[number];

export type Subject = { readonly name: string; readonly file: string; readonly casesFile: string; readonly cases: MachineCases; readonly plan: Plan };

type Writer = { readonly ending: string; readonly write: (subject: Subject, folder: string) => string };

/** How each format names its files and writes them. */
export const WRITERS: Readonly<Record<Format, Writer>> = {
  gherkin: { ending: 'feature', write: ({ name, plan }) => gherkinOf(name, plan) },
  csv: { ending: 'csv', write: ({ name, plan, cases }) => csvOf(name, plan, cases) },
  playwright: { ending: 'spec.ts', write: (subject, folder) => playwrightOf({ ...subject, folder }) },
  mermaid: { ending: 'mmd', write: ({ cases }) => mermaidOf(chartOf(cases.machine)) },
  dot: { ending: 'dot', write: ({ cases }) => dotOf(chartOf(cases.machine)) },
  junit: { ending: 'xml', write: junitOf },
};
