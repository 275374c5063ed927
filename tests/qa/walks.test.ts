import { expect, test } from 'vitest';
import { findMachines } from '../../qa/cli/discover';
import { browserPlanOf, playwrightOf } from '../../qa/export/playwright';
import { walksOf } from '../../qa/levels/walks';

test('the walks of a machine are found by their imports', () => {
  expect(walksOf('login', 'view')).toEqual(['tests/views/account/login.walk.test.tsx']);
  expect(walksOf('withdrawalConfirmation', 'browser')).toEqual([
    'tests/e2e/money/withdrawalConfirmation.walk.spec.ts',
  ]);
  expect(walksOf('agentRecords', 'view')).toEqual([
    'tests/views/agents/agentRecords.walk.test.tsx',
  ]);
  expect(walksOf('noSuchMachine', 'view')).toEqual([]);
});

test('every machine is walked through its screens', () => {
  const unwalked = findMachines('machines')
    .map(({ name }) => name)
    .filter((name) => walksOf(name, 'view').length === 0);
  expect(unwalked).toEqual([]);
});

test.each([
  'login',
  'registration',
  'gameLaunch',
  'favourites',
  'withdrawalConfirmation',
  'contracts',
  'contractRequest',
  'contractOffer',
  'settlement',
])('%s is walked in a browser', (name) => {
  expect(walksOf(name, 'browser')).toHaveLength(1);
});

test.each(['login', 'favourites', 'settlement'])(
  '%s is exported as a walk of what a browser can bring about',
  async (name) => {
    const plan = await browserPlanOf(name);
    if (!plan) throw new Error('there is no driver');
    expect(plan).toMatchObject({ machine: name, cover: 'transition' });
    const source = playwrightOf({
      name,
      casesFile: `machines/${name}/${name}.cases.ts`,
      plan,
      folder: '.cache/qa/export/playwright',
    });
    expect(source).toContain(`from "../../../../tests/e2e/drivers/${name}"`);
    expect(source).toContain('await driver.walk(path, { page, controls, platform });');
  },
);
