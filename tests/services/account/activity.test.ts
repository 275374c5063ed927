import { expect, test, vi } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { createActivity } from '../../../src/services/account/activity';
import type { Kit } from '../../../src/services/kit';

const NOW = 1_000_000_000;
const value = { logout: { at: NOW + 95_000, minutes: 30 }, now: NOW + 5_000 };

test.each([
  ['only asks', null, null],
  ['a doing of now', NOW, 0],
  ['a doing before', NOW - 2_500, 2.5],
  ['a doing before the computer slept', NOW - 9 * 3_600_000, 3_600],
  ['a doing before the clock was put back', NOW + 9_000, 0],
])('tells how long ago it was: %s', async (_, actedAt, secondsAgo) => {
  const call = vi.fn<() => Promise<unknown>>(async () => ({ kind: 'accepted', value }));
  const settled = vi.fn<() => Promise<void>>(async () => undefined);
  const kit = { call, now: () => NOW, environment: { settled } } as unknown as Kit;
  expect(await createActivity(kit)({ actedAt })).toEqual({ ...value, ahead: 5_000 });
  expect(call).toHaveBeenCalledWith(endpoints.sessionActivity, { secondsAgo }, expect.anything());
  expect(settled).toHaveBeenCalled();
});
