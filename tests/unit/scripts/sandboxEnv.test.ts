import { expect, test } from 'vitest';
import { sandboxEnv } from '../../../scripts/support/sandbox';

const SHELL = {
  PATH: '/bin',
  PORT: '1',
  DATABASE_URL: 'postgres://precious',
  SANDBOX_DATA: '/precious',
  HOST: '0.0.0.0',
};

test('a sandbox of tests or benches ignores database, folder and address of the shell', () => {
  expect(sandboxEnv(SHELL, { port: 4321, dist: 'dist' })).toEqual({
    PATH: '/bin',
    PORT: '4321',
    SANDBOX_CONTROLS: '1',
    SANDBOX_DIST: 'dist',
  });
});

test('a sandbox that a person starts uses them', () => {
  expect(sandboxEnv(SHELL, { port: 4321, obeysShell: true })).toEqual({
    ...SHELL,
    PORT: '4321',
    SANDBOX_CONTROLS: '1',
  });
});
