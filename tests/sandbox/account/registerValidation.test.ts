import { expect, it } from 'vitest';
import type { CheckedField } from '../../../contract/registration';
import { onEveryDatabase } from '../harness/onEveryDatabase';

onEveryDatabase((stage) => {
  const check = (field: CheckedField, value: string, countryDialingCode = '95') =>
    stage.client.call(
      'registerValidation',
      { field, value, countryDialingCode },
      { language: 'EN' },
    );
  const set = (patch: Record<string, unknown>) => stage.client.control('PATCH', 'settings', patch);
  const used = { success: false, value: { reason: 'accountUsed' } };

  it('says which username is taken, in any case of letters, and what is not one', async () => {
    expect(await check('username', 'freename')).toMatchObject({ success: true });
    expect(await check('username', 'PLAYER')).toMatchObject({
      ...used,
      message: 'This account is already in use',
    });
    expect(await check('username', '1x')).toMatchObject({
      success: false,
      value: { reason: 'field' },
      message: 'Account format is incorrect',
    });
  });

  it('says of a number in use only where no code has to prove it', async () => {
    const number = '09761112222';
    expect(await check('mobileNum', number)).toMatchObject({ success: true });
    expect(await check('mobileNum', '12')).toMatchObject({
      success: false,
      message: 'Phone number format is incorrect',
    });
    await set({ whitelabel: { REGMOBVERF3: false } });
    expect(await check('mobileNum', number)).toMatchObject(used);
    expect(await check('mobileNum', '09761112299')).toMatchObject({ success: true });
  });

  it('says of an e-mail address only whether it can be one', async () => {
    await set({ registerFields: { email: { enabled: true } } });
    expect(await check('email', 'player@padauk.example')).toMatchObject({ success: true });
    expect(await check('email', 'player')).toMatchObject({
      success: false,
      message: 'E-mail format is incorrect',
    });
  });

  it('says nothing of usernames while nobody can register by one', async () => {
    await set({ whitelabel: { USERNAMEREG3: false } });
    expect(await check('username', 'player')).toMatchObject({ success: true });
  });

  it('has a rate limit of its own', async () => {
    await set({ rateLimits: { validation: { points: 2, seconds: 60 } } });
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await check('username', `freename${time}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await stage.client.call('countryCodes')).status).toBe(200);
  });
});
