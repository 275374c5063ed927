import { expect, test } from 'vitest';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();

test('reads the level, its progress, all levels and the months', async () => {
  const tab = await sandbox.openAs('player');
  const { level, label, levels, history, progress } = await tab.services.loadVip();
  expect([level, label]).toEqual([3, levels[2]?.label]);
  expect(history[0]).toMatchObject({ level: 3, label });
  expect(progress.countsOn).toMatch(/^\d{4}-\d\d-01$/);
});

test('fails without the network, for trial accounts, and when it is aborted', async () => {
  const trial = await sandbox.openAs('trial');
  await expect(faultKindOf(trial.services.loadVip())).resolves.toBe('fault');
  await expect(trial.services.loadVip(AbortSignal.abort('left'))).rejects.toBe('left');
  trial.goOffline();
  await expect(faultKindOf(trial.services.loadVip())).resolves.toBe('offline');
});
