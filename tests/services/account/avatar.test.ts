import { expect, test } from 'vitest';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();

test('reads the set, chooses a picture, and member info has it from then on', async () => {
  const tab = await sandbox.openAs('player');
  const { icon, icons } = await tab.services.avatar.read();
  expect(icon).toBeNull();
  expect(icons.find(({ id }) => id === 'lotus')).toEqual({
    id: 'lotus',
    name: 'Lotus',
    path: '/media/icons/lotus.svg',
  });
  await expect(tab.services.avatar.choose({ icon: 'lotus' })).resolves.toEqual({
    kind: 'chosen',
    path: '/media/icons/lotus.svg',
  });
  expect((await tab.services.avatar.read()).icon).toBe('lotus');
  expect(await tab.services.session.loadMember()).toMatchObject({ icon: '/media/icons/lotus.svg' });
});

test('says why a picture is refused; a lost line is a fault', async () => {
  const tab = await sandbox.openAs('player');
  await expect(tab.services.avatar.choose({ icon: 'dragon' })).resolves.toEqual({
    kind: 'refused',
    message: 'There is no such picture',
  });
  tab.goOffline();
  await expect(faultKindOf(tab.services.avatar.read())).resolves.toBe('offline');
  await expect(faultKindOf(tab.services.avatar.choose({ icon: null }))).resolves.toBe('offline');
});
