import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor, MARK } from '../../src/app/redact';

const redact = (value: unknown) => createRedactor().value(value);

describe('redaction for the inspector', () => {
  it.each([
    'password',
    'oldPassword',
    'newPassword',
    'confirmNewPassword',
    'confirmPassword',
    'paymentPassword',
    'answer',
    'captcha',
    'captchaKey',
    'captchaAlternative',
    'humanVerification',
    'verificationCode',
    'solution',
    'code',
    'smsCode',
    'token',
    'accessToken',
    'authorization',
    'image',
    'payload',
    'challengeId',
    'signature',
    'nonce',
    'salt',
    'firebaseIdToken',
    'pin',
    'otp',
    'secret',
  ])('marks %s, as text, as a number and in depth', (key) => {
    expect(redact({ [key]: 'Croupier#2026' })).toEqual({ [key]: MARK });
    expect(redact({ [key]: 123456 })).toEqual({ [key]: MARK });
    expect(
      JSON.stringify(redact({ [key]: { parts: ['Croupier#2026', { more: 'blue horse' }] } })),
    ).not.toMatch(/Croupier|blue|horse/);
  });

  it('reveals only the presence of a value under an unknown key', () => {
    expect(redact({ mothersMaidenName: 'Aung', list: ['a', ''], empty: '', none: null })).toEqual({
      mothersMaidenName: MARK,
      list: [MARK, ''],
      empty: '',
      none: null,
    });
  });

  it('keeps numbers, booleans, short enums and locale keys', () => {
    const plain = {
      kind: 'granted',
      firstTimeLogin: true,
      passwordExpired: false,
      passwordRule: { min: 6, max: 16 },
      memberType: 41,
      side: 'agent',
      scope: 'login',
      message: { key: 'validation:passwordLength', values: { min: 6 } },
      method: 'google',
      language: 'MY',
      captcha: true,
      retryAfter: 30,
    };
    expect(redact(plain)).toEqual(plain);
  });

  it('keeps which field an error is about', () => {
    const fieldErrors = {
      password: { key: 'validation:empty' },
      captcha: { key: 'validation:captcha' },
    };
    expect(redact({ fieldErrors })).toEqual({ fieldErrors });
  });

  it('refuses a plain key whose text has another shape', () => {
    expect(redact({ key: '3f0c-92ab', kind: 'two words', reason: 'hunter2' })).toEqual({
      key: MARK,
      kind: MARK,
      reason: MARK,
    });
  });

  it('keeps sentences, but not what could be a secret in them', () => {
    expect(redact({ text: 'Wrong user name or password.' })).toEqual({
      text: 'Wrong user name or password.',
    });
    const burmese = { text: 'အသုံးပြုသူအမည် မှားနေသည်။' };
    expect(redact(burmese)).toEqual(burmese);
    expect(redact({ text: 'Your code is 493021, wait 60 seconds' })).toEqual({
      text: `Your code is ${MARK} wait 60 seconds`,
    });
    expect(redact({ message: 'GET https://x.example/?token=abc failed' })).toEqual({
      message: `GET ${MARK} failed`,
    });
  });

  it('removes a secret that it has marked from errors and harmless keys too', () => {
    const redactor = createRedactor();
    redactor.event({
      type: 'credentials.submit',
      username: 'mgmg',
      password: 'correct horse battery',
    });
    expect(redactor.value(new Error('the password correct horse battery is wrong'))).toMatchObject({
      message: `the password ${MARK} is wrong`,
    });
    expect(redactor.value({ kind: 'mgmg', text: 'CORRECT HORSE BATTERY, mgmg' })).toEqual({
      kind: MARK,
      text: `${MARK}, ${MARK}`,
    });
  });

  it('remembers numbers and bare results of ports as well', () => {
    const redactor = createRedactor();
    redactor.event({ type: 'xstate.done.actor.solveChallenge', output: 'solvedit' });
    redactor.value({ code: 493021 });
    expect(redactor.value({ text: 'solvedit', count: 493021 })).toEqual({
      text: MARK,
      count: MARK,
    });
  });

  it('shows an error by name, sentence and kind, without its stack', () => {
    const error = Object.assign(new Error('login: offline'), {
      kind: 'offline',
      request: { body: 'x9' },
    });
    expect(redact(error)).toEqual({
      name: 'Error',
      message: 'login: offline',
      kind: 'offline',
      request: { body: MARK },
    });
  });

  it('keeps the path of an address without query, hash or segments that may be tokens', () => {
    expect(redact({ path: '/agent?token=abc#x', entryPath: '/a/9f8e7d' })).toEqual({
      path: '/agent',
      entryPath: `/a/${MARK}`,
    });
  });

  it('handles every kind of object', () => {
    const ring: Record<string, unknown> = {
      map: new Map([['password', 'x']]),
      date: new Date(0),
      call: () => 'x',
      big: 10n,
      wrong: Number.NaN,
    };
    ring['self'] = ring;
    Object.defineProperty(ring, 'broken', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect(redact(ring)).toEqual({
      map: '[object]',
      date: '[object]',
      call: MARK,
      big: MARK,
      wrong: MARK,
      self: '[circular]',
    });
  });

  it('shows snapshots by status, states and tags', () => {
    const snapshot = {
      status: 'active',
      value: { form: 'idle' },
      tags: new Set(['busy']),
      context: { password: 'x1!', count: 2 },
      machine: { secret: 1 },
    };
    expect(createRedactor().snapshot(snapshot)).toEqual({
      status: 'active',
      value: { form: 'idle' },
      tags: ['busy'],
      data: { context: { password: MARK, count: 2 } },
    });
  });
});

/** A secret of any characters that the tool's own words cannot contain by chance. */
const aSecret = fc
  .string({ minLength: 4, maxLength: 40, unit: 'grapheme' })
  .map((text) => `Zq${text}7`);
const aSecretKey = fc.constantFrom(
  'password',
  'newPassword',
  'answer',
  'captcha',
  'code',
  'token',
  'humanVerification',
  'solution',
  'image',
  'payload',
);
const aHarmlessKey = fc.constantFrom(
  'kind',
  'status',
  'list',
  'user',
  'nested',
  'queue',
  'text',
  'message',
  'key',
  'data',
);
const inside = (wrap: readonly string[], value: unknown) =>
  wrap.reduceRight<unknown>((below, key) => (key === 'list' ? [below] : { [key]: below }), value);

describe('whatever secrets are planted', () => {
  it('none appears in events, contexts, inputs, outputs, errors or sentences', () => {
    fc.assert(
      fc.property(
        aSecret,
        aSecretKey,
        fc.array(aHarmlessKey, { maxLength: 5 }),
        fc.array(aHarmlessKey, { maxLength: 5 }),
        (secret, key, above, below) => {
          const redactor = createRedactor();
          const planted = inside(above, { [key]: inside(below, secret) });
          const wire = JSON.stringify([
            redactor.event({ type: 'form.submit', form: planted }),
            redactor.event({ type: 'xstate.done.actor.port', output: planted }),
            redactor.event({
              type: 'xstate.error.actor.port',
              error: Object.assign(new Error(`no: ${secret}`), {
                detail: planted,
                cause: new Error(secret),
              }),
            }),
            redactor.snapshot({
              status: 'active',
              value: 'idle',
              context: planted,
              input: planted,
              output: planted,
              error: new Error(secret),
            }),
            redactor.value({
              text: `You sent ${secret}.`,
              kind: secret,
              [secret]: true,
              list: [secret],
            }),
          ]);
          expect(wire).not.toContain(JSON.stringify(secret).slice(1, -1));
        },
      ),
      { numRuns: 400, seed: 2_611 },
    );
  });

  it('no text under a key that is not allowed appears either', () => {
    fc.assert(
      fc.property(aSecret, fc.string({ minLength: 1, maxLength: 20 }), (secret, key) => {
        const wire = JSON.stringify([
          redact({ [`x${key}`]: secret }),
          redact([secret]),
          redact(secret),
          redact({ output: secret }),
        ]);
        expect(wire).not.toContain(JSON.stringify(secret).slice(1, -1));
      }),
    );
  });
});
