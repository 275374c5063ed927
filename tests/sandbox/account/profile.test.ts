import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { profileSchema, type ProfileField } from '../../../contract/profile';
import { messages, users } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const PASSWORD = 'Harbour-dawn-7';
const PIN = '246813';

onEveryDatabase((stage) => {
  const call = (id: 'profile' | 'saveProfile', body: object, token: string) =>
    stage.client.call(id, body, { token, language: 'EN' });
  const save = (token: string, changes: Partial<Record<ProfileField, string>>) =>
    call('saveProfile', { changes }, token);
  const read = async (token: string) =>
    v.parse(profileSchema, (await call('profile', {}, token)).value);
  const known = async (token: string) =>
    Object.fromEntries((await read(token)).fields.map(({ field, value }) => [field, value]));
  /** A member who gave no more than was needed, or a little. */
  const member = async (more: object = {}) => {
    const { value } = await stage.client.call(
      'register',
      {
        username: `khin${randomUUID().slice(0, 6)}`.replace(/[^a-z0-9]/g, ''),
        password: PASSWORD,
        confirmPassword: PASSWORD,
        humanVerification: await stage.client.solve('register'),
        domain: 'padauk.example',
        registerUrl: 'https://padauk.example/register',
        registerMethod: 'WEB',
        login: true,
        ...more,
      },
      { language: 'EN', headers: { 'Idempotency-Key': randomUUID() } },
    );
    return String(value?.['token']);
  };
  const prove = async (token: string, id: unknown) =>
    expect(
      await stage.client.call(
        'proveStepUp',
        { id, proof: { kind: 'paymentPassword', password: PIN } },
        { token },
      ),
    ).toMatchObject({ success: true });
  const saveProved = async (token: string, changes: Partial<Record<ProfileField, string>>) => {
    const asked = await save(token, changes);
    expect(asked).toMatchObject({ success: false, value: { reason: 'stepUp' } });
    await prove(token, asked.value?.['stepUp']);
    return save(token, changes);
  };

  it('shows the fields that the platform has in use, and nothing of a new member', async () => {
    const token = await member();
    const { mobile, fields } = await read(token);
    expect(mobile).toBeNull();
    expect(fields.map(({ field, value, isOnce }) => [field, value, isOnce])).toEqual([
      ['payeeName', null, true],
      // Until a code has confirmed it.
      ['email', null, false],
      ['birthday', null, true],
      ['whatsapp', null, false],
      ['facebook', null, false],
    ]);
  });

  it('keeps what is completed; the same again changes nothing', async () => {
    const token = await member();
    const changes = { birthday: '1990-04-13', whatsapp: '976543210', facebook: 'Khin' };
    for (const _ of ['first', 'answer lost'])
      expect(await save(token, changes)).toMatchObject({ success: true });
    expect(await known(token)).toMatchObject(changes);
    expect(await save(token, { facebook: '' })).toMatchObject({ success: true });
    expect(await known(token)).toMatchObject({ whatsapp: '976543210', facebook: null });
  });

  it('completes a nickname and a nationality where the platform asks for them', async () => {
    await stage.client.control('PATCH', 'settings', {
      registerFields: { nickname: { enabled: true }, nationality: { enabled: true } },
    });
    const token = await member();
    expect(await known(token)).toMatchObject({ nickname: null, nationality: null });
    const changes = { nickname: 'Thiri', nationality: 'TH' };
    expect(await save(token, changes)).toMatchObject({
      success: true,
      value: { nickname: 'Thiri' },
    });
    expect(await known(token)).toMatchObject(changes);
    expect((await stage.client.call('memberInfo', {}, { token })).value).toMatchObject({
      nickname: 'Thiri',
    });
    expect(await save(token, { nationality: '12' })).toMatchObject({
      value: { reason: 'nationality' },
    });
    // Without one, the account is what is shown.
    expect(await save(token, { nickname: '' })).toMatchObject({ success: true });
    const { account, nickname } = await read(token);
    expect(nickname).toBe(account);
    expect(await known(token)).toMatchObject({ nickname: null });
  });

  it('judges each value as the registration does, and names its field', async () => {
    const token = await member();
    for (const [changes, reason, message] of [
      [{ whatsapp: 'abc' }, 'whatsapp', /WhatsApp/],
      [{ email: 'khin' }, 'email', /^E-mail format is incorrect$/],
      [{ birthday: '2020-01-01' }, 'birthday', /at least 18/],
      [{ line: 'khin' }, 'line', /cannot be saved at the moment/],
    ] as const) {
      const reply = await save(token, { facebook: 'Khin', ...changes });
      expect(reply).toMatchObject({ success: false, value: { reason } });
      expect(reply.message).toMatch(message);
    }
    expect(await known(token)).toMatchObject({ facebook: null });
  });

  it('asks for the step-up before a name or an e-mail, and tells it', async () => {
    const token = await member({ paymentPassword: PIN });
    const changes = { payeeName: 'Khin Khin', email: 'khin@padauk.example' };
    expect(await saveProved(token, changes)).toMatchObject({ success: true });
    expect(await known(token)).toMatchObject({
      payeeName: 'Khin Khin',
      email: 'khin@padauk.example',
    });
    const { db } = stage.platform.services;
    const [user] = await db.select().from(users).where(eq(users.email, changes.email));
    expect(
      await db
        .select()
        .from(messages)
        .where(eq(messages.userId, user?.id ?? '')),
    ).toContainEqual(expect.objectContaining({ kind: 'profileCompleted' }));
    // The name of payouts is this name from now on.
    const { value } = await stage.client.call('withdrawalSetup', {}, { token });
    expect(value).toMatchObject({ holder: 'Khin Khin' });
  });

  it('asks for a payment password first where nothing can prove who it is', async () => {
    const token = await member();
    expect(await save(token, { email: 'khin@padauk.example' })).toMatchObject({
      success: false,
      value: { reason: 'noPaymentPassword' },
    });
    expect(await known(token)).toMatchObject({ email: null });
  });

  it('changes no name, e-mail or birthday that is there', async () => {
    const player = await stage.client.tokenOf('player');
    expect(await known(player)).toMatchObject({ payeeName: expect.stringMatching(/\S/) });
    const token = await member({ birthday: '1990-04-13' });
    for (const [who, changes] of [
      [player, { payeeName: 'Somebody Else' }],
      [player, { email: 'other@padauk.example' }],
      [token, { birthday: '1991-04-13' }],
      [token, { birthday: '' }],
    ] as const)
      expect(await save(who, changes)).toMatchObject({
        success: false,
        value: { reason: Object.keys(changes)[0] },
        message: 'This cannot be changed here once it is saved',
      });
  });

  it('takes no e-mail of a member who has excluded themselves', async () => {
    const player = await stage.client.tokenOf('player');
    await stage.client.call(
      'startPlayBlock',
      { kind: 'exclusion', length: 6 },
      { token: player, headers: { 'Idempotency-Key': randomUUID() } },
    );
    const token = await member({ paymentPassword: PIN });
    expect(await save(token, { email: 'player@padauk.example' })).toMatchObject({
      value: { reason: 'excludedPerson' },
    });
  });

  it('is closed to trial accounts', async () => {
    const trial = await stage.client.tokenOf('trial');
    expect(await call('profile', {}, trial)).toMatchObject({ value: { reason: 'trialOnly' } });
    expect(await save(trial, { facebook: 'Khin' })).toMatchObject({
      value: { reason: 'trialOnly' },
    });
  });
});
