import { expect, test } from 'vitest';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();

test('reads the profile, completes it, and says what the platform refuses', async () => {
  const { profile } = (await sandbox.openAs('player')).services;
  const { fields } = await profile.read();
  expect(fields.find(({ field }) => field === 'whatsapp')?.value).toBeNull();
  await expect(profile.save({ changes: { whatsapp: '976543210' } })).resolves.toMatchObject({
    kind: 'saved',
    value: { fields: expect.arrayContaining([expect.objectContaining({ value: '976543210' })]) },
  });
  await expect(profile.save({ changes: { email: 'other@padauk.example' } })).resolves.toEqual({
    kind: 'refused',
    message: 'This cannot be changed here once it is saved',
    field: 'email',
  });
});

test('names the step-up that comes before an e-mail; a lost line is a fault', async () => {
  const tab = await sandbox.openAs('paid');
  const { profile } = tab.services;
  const outcome = await profile.save({ changes: { email: 'paid@padauk.example' } });
  expect(['unproved', 'refused']).toContain(outcome.kind);
  tab.goOffline();
  await expect(faultKindOf(profile.read())).resolves.toBe('offline');
  await expect(faultKindOf(profile.save({ changes: {} }))).resolves.toBe('offline');
});

test('says whose value is refused where a number or an address is confirmed', async () => {
  const { profile } = (await sandbox.openAs('player')).services;
  const number = { countryDialingCode: '95', mobileNum: '976543210' };
  await expect(
    profile.confirm({ kind: 'mobile', ...number, verificationCode: '123456' }),
  ).resolves.toMatchObject({ kind: 'refused', field: 'verificationCode' });
});
