import type { Browser } from '@playwright/test';
import { verdict } from '../support/verdict';
import { COLUMNS, inTurn, summarised, type Figures } from './figures';
import { visit, type Visit } from './visit';

type Measured = { figures: Figures; keys: number[] };
/** What was measured at each visit, by page. */
export type Visits<Name extends string> = Record<Name, Measured[]>;
/** The medians of each page. */
export type Medians<Name extends string> = Record<Name, Figures>;
/** A figure beside its budget. `of`: what it is compared with, in words. */
export type Row = { what: string; figure: number; budget: number; unit: string; of: string };

/** Visits each page once in every round. */
export async function inRounds<Name extends string>(
  browser: Browser,
  pages: readonly Name[],
  wishOf: Record<Name, () => Promise<Visit>>,
  { runs, isQuiet }: { runs: number; isQuiet: boolean },
): Promise<Visits<Name>> {
  const visits = byPage(pages, (): Measured[] => []);
  for (let round = 0; round < runs; round += 1) {
    for (const name of inTurn(pages, round)) {
      visits[name].push(await visit(browser, await wishOf[name]()));
      if (!isQuiet) process.stderr.write(`round ${round + 1} of ${runs}: ${name}\n`);
    }
  }
  return visits;
}

/** The median of every figure of each page. */
export const mediansOf = <Name extends string>(
  pages: readonly Name[],
  visits: Visits<Name>,
): Medians<Name> =>
  byPage(pages, (name) =>
    summarised(
      visits[name].map(({ figures }) => figures),
      visits[name].flatMap(({ keys }) => keys),
    ),
  );

/** Rows of a page's figure: beside another page's, or beside a budget of its own. */
export const rowsOf = <Name extends string>(medians: Medians<Name>) => {
  const figureOf = ([name, column]: Place<Name>) => medians[name][column] ?? Number.NaN;
  return {
    beside: (
      what: string,
      ours: Place<Name>,
      times: number,
      other: Place<Name>,
      unit = 'ms',
    ): Row => ({
      what,
      figure: figureOf(ours),
      budget: times * figureOf(other),
      unit,
      of:
        `, ${(figureOf(ours) / figureOf(other)).toFixed(2)} x ${other[0]}'s ${other[1]}, at ` +
        `most ${times}`,
    }),
    alone: (what: string, ours: Place<Name>, budget: number, unit: string): Row => ({
      what,
      figure: figureOf(ours),
      budget,
      unit,
      of: '',
    }),
  };
};
type Place<Name> = [name: Name, column: keyof Figures];

/** Prints the table of the medians, and each row with its verdict. */
export function printFigures<Name extends string>(
  pages: readonly Name[],
  medians: Medians<Name>,
  rows: readonly Row[],
): void {
  const width = Math.max(...pages.map((name) => name.length)) + 2;
  console.log([''.padEnd(width), ...COLUMNS.map((column) => column.padStart(8))].join(' '));
  for (const name of pages)
    console.log(
      [
        name.padEnd(width),
        ...COLUMNS.map((column) => shown(medians[name][column], column).padStart(8)),
      ].join(' '),
    );
  console.log('');
  for (const { what, figure, budget, unit, of } of rows) {
    console.log(
      `${what.padEnd(34)} ${short(figure, unit).padStart(8)} ${unit.padEnd(2)} of ` +
        `${short(budget, unit)} (${verdict(figure, budget)})${of}`,
    );
  }
}

const byPage = <Name extends string, Value>(
  pages: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(pages.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

function shown(figure: number | undefined, column: keyof Figures): string {
  if (figure === undefined) return '';
  return figure.toFixed(column === 'shift' ? 4 : column === 'heap' ? 1 : 0);
}

function short(figure: number, unit: string): string {
  return unit === 'ms'
    ? figure.toFixed(0)
    : unit === 'MB'
      ? figure.toFixed(1)
      : String(Math.round(figure * 10_000) / 10_000);
}
