import type { MachineCases } from '../../machines/shared/cases';
import { chartOf } from '../../machines/shared/chart';
import type { Plan } from '../plan/types';
import { csvOf } from './csv';
import { dotOf } from './dot';
import { gherkinOf } from './gherkin';
import { junitOf } from './junit';
import { mermaidOf } from './mermaid';
import { playwrightOf } from './playwright';

/** Names of the export formats. */
export const FORMATS = ['gherkin', 'csv', 'playwright', 'mermaid', 'dot', 'junit'] as const;
export type Format = (typeof FORMATS)[number];

/** A machine that is exported. */
export type Subject = {
  readonly name: string;
  readonly file: string;
  readonly casesFile: string;
  readonly cases: MachineCases;
};
export type Planned = Subject & { readonly plan: Plan };

/** How a format names its files and writes them. */
export type Writer<S> = {
  readonly ending: string;
  readonly write: (subject: S, folder: string) => string;
};

/** Formats that show a chart, which needs no plan. */
export const OF_CHARTS = {
  mermaid: { ending: 'mmd', write: ({ cases }) => mermaidOf(chartOf(cases.machine)) },
  dot: { ending: 'dot', write: ({ cases }) => dotOf(chartOf(cases.machine)) },
} satisfies Partial<Record<Format, Writer<Subject>>>;

/** Formats that hold the planned paths. */
export const OF_PLANS: Readonly<Record<Exclude<Format, keyof typeof OF_CHARTS>, Writer<Planned>>> =
  {
    gherkin: { ending: 'feature', write: ({ name, plan }) => gherkinOf(name, plan) },
    csv: { ending: 'csv', write: ({ name, plan, cases }) => csvOf(name, plan, cases) },
    playwright: {
      ending: 'spec.ts',
      write: (subject, folder) => playwrightOf({ ...subject, folder }),
    },
    junit: { ending: 'xml', write: junitOf },
  };

/** Whether a format shows charts rather than plans. */
export const isOfCharts = (format: Format): format is keyof typeof OF_CHARTS => format in OF_CHARTS;
