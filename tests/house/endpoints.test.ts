import { describe, expect, test } from 'vitest';
import { endpoints, type Endpoint } from '../../contract/endpoints';
import { specSection } from './support/specification';

/** The table of paths and the relay actions below it. */
const spec = specSection(7, 'Endpoint table (paths)');
const rows: Endpoint[] = Object.values(endpoints);

const listed = [...spec.matchAll(/^\| (\/\S+) \| (\w*) ?\| (\w*) ?\|$/gm)].map(
  ([, path = '', token = '', enc = '']) => ({ path, token, enc }),
);
const actions = [...spec.matchAll(/^- \*\*[^*]+\*\*: (.+)$/gm)].flatMap(
  ([, list = '']) => list.match(/\b[A-Z]+\d?(?:FE|GAME)?2?_\w+/g) ?? [],
);

/** The methods in spec §7, Payload shapes. */
const METHODS = {
  '/wps/session/login': 'POST',
  '/wps/session/login/freeplay': 'POST',
  '/wps/session/logout': 'DELETE',
  '/wps/verification/sms/noLogin': 'POST',
  '/wps/verification/sms/register': 'POST',
  '/wps/member/register': 'PUT',
  '/wps/member/register/mobile': 'PUT',
  '/wps/member/password': 'POST',
  '/wps/member/password/email': 'POST',
  '/wps/member/password/verification': 'POST',
  '/wps/member/info': 'GET',
  '/wps/member/info/icon': 'GET',
  '/wps/agent/affiliate': 'GET',
  '/wps/system/setting/register': 'GET',
  '/wps/captcha': 'GET',
  '/wps/game/launchGame': 'GET',
  '/wps/feedback': 'PUT',
  '/wps/relay/GCS_walletTransfer': 'POST',
  '/wps/relay/GCS_merchantWallet': 'GET',
  '/wps/relay/GCSGAME_gameList': 'GET',
  '/wps/relay/GCS_recentGame': 'GET',
  '/wps/relay/MCSFE_getFavoriteGamesList': 'GET',
  '/wps/relay/MCSFE_addFavoriteGameV2': 'POST',
  '/wps/relay/MCSFE_removeFavoriteGameV2': 'DELETE',
} as const;

test('the specification lists: 31 paths, 29 relay actions', () => {
  expect([listed.length, actions.length]).toEqual([31, 29]);
});

describe.each(listed.map((row) => [row.path, row] as const))('%s', (path, { token, enc }) => {
  const found = rows.find((row) => row.path === path);
  test('is in the contract with the flags of the spec', () => {
    const marked = {
      ...(token && { token: token === 'yes' ? 'required' : 'none' }),
      ...(enc && { enc: enc === 'yes' }),
    };
    expect(found, `contract/endpoints.ts has no row for ${path}`).toMatchObject(marked);
  });
});

test.each(actions)('relay action %s is in the contract', (action) => {
  expect(rows.map(({ path }) => path)).toContain(`/wps/relay/${action}`);
});

test.each(Object.entries(METHODS))('%s is called by %s', (path, method) => {
  expect(rows.find((row) => row.path === path)?.method).toBe(method);
});

test('forgot password by e-mail is sent as a form', () => {
  expect(rows.filter(({ form }) => form).map(({ path }) => path)).toEqual([
    '/wps/member/password/email',
  ]);
});

test('no two rows share an id, or a method and path', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(new Set(rows.map(({ method, path }) => `${method} ${path}`)).size).toBe(rows.length);
});

test('a row that the spec does not list has a note of what is assumed', () => {
  const known = new Set([
    ...listed.map(({ path }) => path),
    ...actions.map((action) => `/wps/relay/${action}`),
  ]);
  expect(
    rows.filter(({ path, assumed }) => !known.has(path) && !assumed).map(({ path }) => path),
  ).toEqual([]);
});

test('a row that must not be done twice is a write with an idempotency key', () => {
  const writes = rows.filter(({ idempotent }) => idempotent);
  expect(writes.filter(({ method }) => method === 'GET')).toEqual([]);
  expect(writes.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'GCS_walletTransfer',
      'MCS2_redeemPointReward',
      'MCS2_convertPoint',
      'MCS2_processDividendReq',
      'feedback',
    ]),
  );
});
