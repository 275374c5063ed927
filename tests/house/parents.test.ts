import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, read } from './support/files';

/** The imports of a file, as paths from the root without an extension. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/from '(\.[^']*)'/g)].map(([, target]) =>
    path.join(path.dirname(file), target ?? ''),
  );
/** The flow of a file, such as `machines/money/wallets`. */
const flowOf = (file: string) => file.split('/').slice(0, 3).join('/');

const files = filesIn(['machines'], ['.ts']).filter((file) => !file.startsWith('machines/shared/'));
const links = files.flatMap((file) =>
  importsOf(file)
    .filter((target) => target.startsWith('machines/') && flowOf(target) !== flowOf(file))
    .map((target) => ({ file, target })),
);
/** Each flow with the flows that invoke it, which import its machine. */
const invokedBy = new Map<string, Set<string>>();
for (const { file, target } of links)
  if (target.endsWith('.machine'))
    invokedBy.set(flowOf(file), (invokedBy.get(flowOf(file)) ?? new Set()).add(flowOf(target)));

test('some flow invokes another', () => {
  expect(invokedBy.get('machines/rewards/pointMall')).toContain('machines/rewards/convertPoints');
});

test('a machine imports nothing from a flow that invokes it', () => {
  const taken = links
    .filter(({ file, target }) => invokedBy.get(flowOf(target))?.has(flowOf(file)))
    .map(({ file, target }) => `${file} takes from ${target}: move it to the child or to shared`);
  expect(taken).toEqual([]);
});
