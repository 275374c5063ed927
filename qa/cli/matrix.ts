import { matrixOf, type Cell, type MatrixRow } from '../levels/matrix';
import { LEVELS, readRecords } from '../levels/records';
import type { Ready } from './machines';
import { table } from './table';

/** What the levels have covered of these machines, from the records. */
export const readMatrix = (machines: readonly Ready[]): MatrixRow[] =>
  matrixOf(machines, readRecords());

/** Machine × level, and below it what a walked level does not take. */
export const matrixText = (rows: readonly MatrixRow[]): string =>
  [
    table(
      ['machine', 'transitions', ...LEVELS],
      rows.map(({ name, coverable, cells }) => [
        name,
        coverable,
        ...LEVELS.map((level) => cellText(cells[level], coverable)),
      ]),
    ),
    ...rows.flatMap(({ name, cells }) =>
      LEVELS.flatMap((level) => {
        const cell = cells[level];
        return cell.kind === 'walked'
          ? cell.missing.map((id) => `  ${name} ${level}: ${id} is not taken`)
          : [];
      }),
    ),
  ].join('\n');

const cellText = (cell: Cell, coverable: number): string => {
  switch (cell.kind) {
    case 'none':
      return '–';
    case 'stale':
      return 'stale';
    // Rounded down: 999 of 1,000 is not everything.
    case 'walked':
      return `${coverable === 0 ? 100 : Math.floor((100 * cell.covered) / coverable)}%`;
  }
};
