import { expect, test } from 'vitest';
import { walksOf } from '../../qa/walks';

test('the walks of a machine are found by what they import', () => {
  expect(walksOf('login', 'view')).toEqual(['tests/views/login.walk.view.test.tsx']);
  expect(walksOf('withdrawalConfirmation', 'browser')).toEqual(['tests/e2e/withdrawalPaths.spec.ts']);
  expect(walksOf('noSuchMachine', 'view')).toEqual([]);
});

test.each([
  'login', 'registration', 'gameLaunch', 'favourites', 'withdrawalConfirmation', 'contracts', 'contractRequest', 'contractOffer', 'settlement',
])('%s is walked through its screens and in a browser', (name) => {
  expect([walksOf(name, 'view').length, walksOf(name, 'browser').length]).toEqual([1, 1]);
});
