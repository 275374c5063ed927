import { expect, test } from 'vitest';
import { createPlaySession } from '../../../src/services/member/playSession';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();
const { signal } = new AbortController();

test('reads the play, saves the interval, and tells a fault from a refusal', async () => {
  const tab = await sandbox.openAs('player');
  const play = tab.services.service(createPlaySession);
  await expect(play.readPlay(signal)).resolves.toMatchObject({
    session: null,
    interval: { minutes: 30 },
    panicHours: null,
    ahead: expect.closeTo(0, -4) as number,
  });
  await expect(play.saveInterval({ minutes: 10 })).resolves.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('15') as string,
  });
  await expect(play.saveInterval({ minutes: 15 })).resolves.toEqual({
    kind: 'saved',
    interval: { minutes: 15, usual: 30, least: 15, most: 60 },
  });
  await expect(play.readInterval(signal)).resolves.toMatchObject({ minutes: 15 });
  // A check that is not due, or not theirs, is no fault.
  await expect(play.answerCheck({ check: 999, answer: 'continue' })).resolves.toMatchObject({
    session: null,
  });
  tab.goOffline();
  await expect(faultKindOf(play.readPlay(signal))).resolves.toBe('offline');
});
