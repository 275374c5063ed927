import { describe, expect, test, vi } from 'vitest';
import { PASSWORD } from '../sandbox/harness/client';
import { NAMES } from './harness/engines';
import { visitsIn, type Visit } from './harness/visits';

const SECOND = 1_000;
/** What full screen may take on a busy machine. */
const PATIENCE = 5 * SECOND;
const PAYMENT_PASSWORD = '246810';
const balance = { role: 'group', name: 'Balance' };

const logIn = async ({ person }: Visit, username: string) => {
  const dialog = person.within('dialog', 'Log in');
  await dialog.write('Username', username);
  await dialog.write('Password', PASSWORD);
  await dialog.press('Log in');
};

describe.each(NAMES)('in %s', (name) => {
  const visit = visitsIn(name);

  test('a player logs in by password and signs out', async () => {
    const { person, goto } = visit;
    await goto('/login');
    await logIn(visit, 'player');
    await person.sees(balance, '12,345.67');
    await person.press('Account menu');
    await person.press('Sign out', 'menuitem');
    await person.within('dialog', 'Sign out?').press('Sign out');
    await person.within('banner').sees({ role: 'button', name: 'Log in' });
  });

  test('a player at an unknown place passes the second factor', async () => {
    const { person, goto } = visit;
    await goto('/login');
    await logIn(visit, 'traveller');
    const dialog = person.within('dialog', "Verify it's you");
    await dialog.press({ begins: 'Bank account name' });
    await dialog.write('Bank account name', 'Aung Aung');
    await dialog.press('Verify');
    await person.sees(balance);
  });

  test('a guest registers by username', async () => {
    const { person, goto } = visit;
    await goto('/register');
    const dialog = person.within('dialog', 'Register');
    await dialog.press('Username', 'tab');
    await dialog.write('Username', 'khinkhin');
    await dialog.write('Password', PASSWORD);
    await dialog.write('Confirm password', PASSWORD);
    await dialog.press('I am 18 or older', 'checkbox');
    await dialog.press('I agree to the terms', 'checkbox');
    await dialog.press('Register');
    await person.sees(balance, '0.00');
  });

  test('a game plays over the page', async () => {
    const { engine, person, goAs } = visit;
    await goAs('player', '/fish');
    await person.within('main').write('Search by name', 'Thunder Shark');
    await person.sees({ role: 'status' }, '1 game');
    await person.press('Thunder Shark');
    await engine.inFrame('Thunder Shark', async () => {
      await person.press('Cast the net');
    });
    await person.within('dialog', 'Game').press('Close');
    await person.seesNo({ role: 'dialog', name: 'Game' });
  });

  test('a game plays on a page of its own', async () => {
    const { engine, person, goAs } = visit;
    await goAs('player', '/seamless');
    await person.sees(balance);
    await visit.goto('/seamless?vassalage=JL&gameType=FISH&gameCode=F001&name=Thunder+Shark');
    await person.sees({ role: 'heading', name: 'Thunder Shark' });
    await engine.inFrame('Thunder Shark', () => person.press('Cast the net'));
  });

  test('a game fills the screen, and the focus goes with its button and back', async () => {
    const { engine, person, goAs } = visit;
    const focused = () => engine.run(() => document.activeElement?.getAttribute('aria-label'));
    await goAs('player', '/seamless');
    await person.sees(balance);
    await visit.goto('/seamless?vassalage=JL&gameType=FISH&gameCode=F001&name=Thunder+Shark');
    await person.press('Full screen');
    await vi.waitFor(async () => expect(await focused()).toBe('Leave full screen'), PATIENCE);
    expect(await engine.run(() => document.fullscreenElement !== null)).toBe(true);
    await engine.key('Enter');
    await vi.waitFor(async () => expect(await focused()).toBe('Full screen'), PATIENCE);
    expect(await engine.run(() => document.fullscreenElement)).toBeNull();
  });

  test('a game plays in a window', async () => {
    const { engine, person, goAs } = visit;
    await goAs('player', '/rng');
    await person.sees(balance);
    await visit.goto('/rng?vassalage=AV');
    const list = person.within('list', 'Slots');
    await list.sees({ role: 'listitem' });
    await engine.inNewWindow(
      async () => {
        await list.pressFirst('button');
        // WebKit opens a window only in the very moment of a press, not after an answer.
        if (name === 'webkit') await person.press('Open the game');
      },
      () => person.press('Spin'),
    );
    await person.seesNo({ role: 'dialog', name: 'Game' });
  });

  test('a deposit is paid and credited', async () => {
    const { person, goAs, controls } = visit;
    await goAs('player', '/');
    await person.within('banner').press('Deposit');
    const pane = person.within('dialog', 'Member centre').within('region', 'Deposit');
    await pane.press('Wave Money', 'radio');
    await pane.write('Amount', '25000');
    await pane.press('Continue');
    await pane.sees({ role: 'heading', name: 'Is this right?' });
    await pane.press('Make deposit');
    await pane.sees({ role: 'timer', name: 'Time left to pay' });
    await pane.press('I have paid');
    await pane.sees({ role: 'heading', name: 'We are looking for your payment' });
    await controls.moveClock(7 * SECOND);
    await person.within('banner').sees(balance, '37,095.67');
  });

  test('a withdrawal is requested, and a paid one is confirmed', async () => {
    const { person, goAs } = visit;
    await goAs('player', '/');
    await person.within('banner').press('Withdraw');
    const pane = person.within('dialog', 'Member centre');
    await pane.write('Amount', '2345.67');
    await pane.write('Payment password', PAYMENT_PASSWORD);
    await pane.press('Continue');
    await pane.press('Withdraw now');
    await pane.within('list', 'Your requests').sees({ role: 'listitem' }, 'Under review');

    await visit.engine.run(() => sessionStorage.removeItem('token'));
    await goAs('paid', '/');
    await person.within('region', 'Withdrawal to confirm').press('Confirm withdrawal');
    const dialog = person.within('dialog', 'Confirm withdrawal');
    await dialog.press('Received', 'radio');
    await dialog.press('Submit answer');
    await dialog.sees({ role: 'status' }, 'Thank you');
  });

  test('an agent looks at the team; a downline accepts a contract', async () => {
    const { person, goAs } = visit;
    await goAs('agent', '/agentHome');
    const centre = person.within('dialog', 'Agent centre');
    await centre.within('navigation', 'Agent centre').press('Team management');
    await centre.sees({ role: 'table' }, 'downline');

    await visit.engine.run(() => sessionStorage.removeItem('token'));
    await goAs('downline', '/');
    await person.press('Account menu');
    await person.press({ begins: 'Contracts' }, 'menuitem');
    const contracts = person.within('dialog', 'Contracts');
    await contracts.press('Review: Dividend, agent');
    await contracts.press('Accept');
    await contracts.press('Go on');
    await contracts.press('Yes, accept');
    await contracts.sees({ role: 'status' });
  });

  test('theme and language stay over a reload', async () => {
    const { engine, person, goto } = visit;
    await goto('/');
    // What stands at the end of the menu moves until all of it is there.
    await person.within('complementary', 'Side menu').sees({ role: 'link', name: 'Viber' });
    await person.press('Dark', 'radio');
    await person.select('Language', 'MY');
    const looks = () =>
      engine.run(() => [document.documentElement.lang, document.documentElement.dataset['theme']]);
    await vi.waitFor(async () => expect(await looks()).toEqual(['my', 'dark']));
    await engine.reload();
    await vi.waitFor(async () => expect(await looks()).toEqual(['my', 'dark']));
  });

  test('the login opens, traps the focus and closes by keyboard', async () => {
    const { engine, person, goto } = visit;
    await goto('/');
    await person.within('banner').sees({ role: 'button', name: 'Log in' });
    await engine.key('Tab');
    const focused = () => engine.run(() => document.activeElement?.textContent ?? '');
    expect(await focused()).toBe('Skip to the content');
    await engine.key('Enter');
    const tag = () => engine.run(() => document.activeElement?.tagName ?? '');
    await vi.waitFor(async () => expect(await tag()).toBe('MAIN'));
  });
});
