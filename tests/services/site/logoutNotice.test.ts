import { expect, test } from 'vitest';
import { LOGOUT_NOTICES } from '../../../machines/site/session/session.types';
import { createLogoutNotice } from '../../../src/services/site/logoutNotice';
import { safeStorage } from '../../../src/services/storage';
import en from '../../../locales/en/site/errors.json';
import { createStorage } from '../harness/environment';

const openTab = () => {
  const storage = createStorage();
  return { storage, open: () => createLogoutNotice(safeStorage(() => storage)) };
};

test.each(LOGOUT_NOTICES)('%s is kept in the tab until it is forgotten', (key) => {
  expect(en).toHaveProperty(key.replace('errors:', ''));
  const { storage, open } = openTab();
  expect(open().read()).toBeNull();
  open().write({ key });
  expect(open().read()).toEqual({ key });
  open().write(null);
  expect(open().read()).toBeNull();
  expect(storage).toHaveLength(0);
});

test.each([
  '',
  'errors:system',
  'You have won: call +95 9 700 000 000',
  '<img src=x onerror="alert(1)">',
  '{"key":"errors:loggedOutIdle"}',
  '__proto__',
])('a value that the site did not write says nothing: %s', (value) => {
  const { storage, open } = openTab();
  storage.setItem('logoutNotice', value);
  expect(open().read()).toBeNull();
});

test('a tab that forbids storage keeps it as long as the page', () => {
  const notice = createLogoutNotice(
    safeStorage(() => {
      throw new Error('forbidden');
    }),
  );
  notice.write({ key: 'errors:loggedOutIdle' });
  expect(notice.read()).toEqual({ key: 'errors:loggedOutIdle' });
});
