import { describe, expect, test } from 'vitest';
import { filesIn, read } from './support/files';

/** Rooms whose exports say in one line what they give, and folders in them that do not yet. */
const ROOMS: [room: string, without: string[]][] = [['machines', ['machines/site/']]];

/** A value, not a type; the cases of a machine are data that a tool reads. */
const EXPORT = /^export (?:const|function|class) (\w+|\{[^}]*\})/;

/** The exports of a file that have no comment of their own right above them. */
const bareExportsOf = (file: string): string[] => {
  const lines = read(file).split('\n');
  return lines.flatMap((line, index) => {
    const name = EXPORT.exec(line)?.[1];
    const above = lines.slice(0, index).findLast((before) => !before.startsWith('// oxlint-'));
    return name === undefined || above?.trimEnd().endsWith('*/') ? [] : [`${file}: ${name}`];
  });
};

describe.each(ROOMS)('%s', (room, without) => {
  test('every export has a doc line', () => {
    const files = filesIn([room], ['.ts', '.tsx']).filter(
      (file) => !file.endsWith('.cases.ts') && !without.some((folder) => file.startsWith(folder)),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(bareExportsOf)).toEqual([]);
  });
});
