import { execFile, execFileSync } from 'node:child_process';
import { cpSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Capsule } from '../../../machines/shared/capsule';
import { expect, test } from '../harness/visit';

const MACHINE = 'machines/money/walletTransfer/walletTransfer.machine.ts';
const RIGHT = "onError: { target: 'open', actions: 'forgetRead' },";
/** After a lost answer nobody is asked: the transfer goes out again by itself. */
const WRONG = "onError: { target: 'resending', actions: 'forgetRead' },";

/** A property that does not hold, and one that holds only of the right model of the platform. */
const PRODUCTS = `
import { never } from '../machines/shared/properties';
import { conditionsOf } from '../qa/verify/product';
import { limitRule } from './playControl/limitRule';
import { product as raise } from './playControl/raise.product';
const starts = { UK: raise.starts.UK };
const amountIn = ({ context }) => context.limits['deposit.day']?.amount ?? Infinity;
const raised = conditionsOf('platform').changed((was, is) => amountIn(is) > amountIn(was));
const machine = limitRule.provide({ guards: { hasWaited: () => true } });
const { change, platform, clock } = raise.parts;
const hasty = { ...platform, machine, cases: { ...platform.cases, machine } };
export const products = [
  {
    ...raise,
    name: 'never raised',
    starts,
    properties: [{ name: 'no raise', says: 'No limit is ever raised.', rule: never(raised) }],
  },
  {
    ...raise,
    name: 'no wait',
    starts,
    parts: { change, platform: hasty, clock },
    properties: raise.properties.filter(({ name }) => name === 'a raise waits'),
  },
];
`;

/** The sources in a folder of their own, with one machine and two products that are wrong. */
const brokenCopy = (folder: string): string => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean))
    cpSync(file, path.join(folder, file), { force: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const machine = path.join(folder, MACHINE);
  const source = readFileSync(machine, 'utf8');
  expect(source.split(RIGHT)).toHaveLength(2);
  writeFileSync(machine, source.replace(RIGHT, WRONG));
  writeFileSync(path.join(folder, 'proofs/wrong.product.ts'), PRODUCTS);
  return folder;
};

const WRONG_ONES = ['walletTransfer', 'never raised', 'no wait'];
const verify = (cwd: string): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'qa/main.ts', 'verify', ...WRONG_ONES, '--browser'],
      { cwd },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

test('counterexamples are seen in the app and on the platform, with pictures', async ({}, info) => {
  test.setTimeout(300_000);
  const folder = brokenCopy(info.outputPath('broken'));
  const { code, out, err } = await verify(folder);
  expect(code).toBe(1);
  expect(err).toContain('walletTransfer: "A transfer once per wish" does not hold');

  const seen = /^walletTransfer, A transfer once per wish: seen in the browser: (.+)$/m.exec(out);
  expect(seen, out).not.toBeNull();
  const files = (seen?.[1] ?? '').split(' ').map((file) => path.join(folder, file));
  const [record = '', ...pictures] = files.toReversed();
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) expect(statSync(picture).size).toBeGreaterThan(10_000);

  // The platform raises a limit when it has waited, and refuses what a wrong model lets through.
  const [, shown] = /^never raised, no raise: seen in the browser: (.+)$/m.exec(out) ?? [];
  expect(shown?.split(' '), out).toHaveLength(3);
  for (const file of shown?.split(' ') ?? [])
    expect(statSync(path.join(folder, file)).size).toBeGreaterThan(1_000);
  expect(out).toMatch(
    /^no wait, a raise waits: not seen in the browser: in step \d+: The platform refuses it \(/m,
  );

  // The page's own record: asked for once, and the money is under way for the second time.
  const { actors, entries } = JSON.parse(readFileSync(record, 'utf8')) as Capsule;
  const transfer = actors.findLast(({ machine }) => machine === 'walletTransfer');
  const life = entries.filter(({ actor }) => actor === transfer?.id);
  const types = life.flatMap(({ events }) => events.map(({ type }) => type));
  expect(types.filter((type) => /^(?:form\.submit|transfer\.retry)$/.test(type))).toEqual([
    'form.submit',
  ]);
  expect(life.map(({ value }) => value)).toContain('sending');
  expect(life.at(-1)?.value).toEqual({ undecided: 'resending' });
});
