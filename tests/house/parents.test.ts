import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, read } from './support/files';

/** What a file imports, as paths from the root without an ending. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/from '(\.[^']*)'/g)].map(([, target]) =>
    path.join(path.dirname(file), target ?? ''),
  );
/** `machines/money/wallets` of any file of that flow. */
const flowOf = (file: string) => file.split('/').slice(0, 3).join('/');

const files = filesIn(['machines'], ['.ts']).filter((file) => !file.startsWith('machines/shared/'));
const links = files.flatMap((file) =>
  importsOf(file)
    .filter((target) => target.startsWith('machines/') && flowOf(target) !== flowOf(file))
    .map((target) => ({ file, target })),
);
/** Flows by the flow that invokes them: it imports their machine. */
const invokedBy = new Map<string, Set<string>>();
for (const { file, target } of links)
  if (target.endsWith('.machine'))
    invokedBy.set(flowOf(file), (invokedBy.get(flowOf(file)) ?? new Set()).add(flowOf(target)));

test('some flow invokes another', () => {
  expect(invokedBy.get('machines/rewards/pointMall')).toContain('machines/rewards/convertPoints');
});

test('a machine takes nothing from a flow that invokes it', () => {
  const taken = links
    .filter(({ file, target }) => invokedBy.get(flowOf(target))?.has(flowOf(file)))
    .map(({ file, target }) => `${file} takes from ${target}: move it to the child or to shared`);
  expect(taken).toEqual([]);
});
