import { describe, expect, test } from 'vitest';
import { filesIn, read } from './support/files';

/** Rooms whose exports say in one line what they give, and folders in them that do not yet. */
const ROOMS: [room: string, without: string[]][] = [
  ['machines', ['machines/site/address/']],
  ['qa', []],
  ['sandbox', []],
  ['src/brand', []],
  ['src/features', []],
  ['src/i18n', []],
  ['src/services', []],
  ['src/ui', []],
];

/** A value, not a type. Cases of a machine are data; a style's name says what it styles. */
const EXPORT = /^export (?:const|function|class) (\w+|\{[^}]*\})/;

/** The exports of a file that have no comment of their own right above them. */
const bareExportsOf = (file: string): string[] => {
  const lines = read(file).split('\n');
  return lines.flatMap((line, index) => {
    const name = EXPORT.exec(line)?.[1];
    const above = lines.slice(0, index).findLast((before) => !before.startsWith('// oxlint-'));
    const isOverload = above?.startsWith(`export function ${name}(`);
    const isBare = name !== undefined && !isOverload && !above?.trimEnd().endsWith('*/');
    return isBare ? [`${file}: ${name}`] : [];
  });
};

describe.each(ROOMS)('%s', (room, without) => {
  test('every export has a doc line', () => {
    const files = filesIn([room], ['.ts', '.tsx']).filter(
      (file) =>
        !/\.(?:cases|properties|css)\.ts$/.test(file) &&
        !without.some((folder) => file.startsWith(folder)),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(bareExportsOf)).toEqual([]);
  });
});
