import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appMachine } from '../../machines/site/app/app.machine';
import { selectSession } from '../../machines/site/app/app.selectors';
import { selectPage, selectPages } from '../../machines/site/session/session.selectors';
import {
  dropDrawnLogin,
  holdDrawnLogin,
  isPageBelowLogin,
  replacePage,
  takeDrawnLogin,
  takeEarly,
  takePlace,
} from '../../src/flows/shared/drawnPage';
import { createPreferences } from '../../src/services/site/preferences';
import { createTokenStore } from '../../src/services/site/tokenStore';
import { safeStorage } from '../../src/services/storage';
import '../support/dialog';

const script = readFileSync('src/app/firstPaint.js', 'utf8');
const preferences = createPreferences(safeStorage(() => localStorage));

/** The theme of the page before the app runs. */
const paintedIn = () => {
  runInThisContext(script);
  return document.documentElement.dataset['theme'];
};

describe('the theme before the app runs', () => {
  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
  });

  it.each(['dark', 'light'] as const)('is the stored one: %s', (theme) => {
    preferences.write({ menuCollapsed: false, balanceHidden: false, theme });
    expect(paintedIn()).toBe(theme);
  });

  it("is the device's when the device's was chosen", () => {
    preferences.write({ menuCollapsed: false, balanceHidden: false, theme: 'system' });
    expect(paintedIn()).toBeUndefined();
  });

  it.each([null, 'null', '{', '{"theme":"pink"}'])(
    "is the device's when %s is stored",
    (stored) => {
      if (stored !== null) localStorage.setItem('shell', stored);
      expect(paintedIn()).toBeUndefined();
    },
  );
});

describe('a member is expected before the app runs', () => {
  const page = document.documentElement;
  const tokens = createTokenStore(safeStorage(() => sessionStorage));
  afterEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    delete page.dataset['expected'];
  });

  it.each([
    { who: 'a session in this tab', begin: () => tokens.write('abc'), expected: 'member' },
    {
      who: 'a link with one',
      begin: () => history.replaceState(null, '', '/?token=abc'),
      expected: 'member',
    },
    { who: 'a trial account', begin: () => tokens.write('abc', true), expected: undefined },
    {
      who: 'a member after a trial account',
      begin: () => {
        tokens.write('abc', true);
        tokens.forget('abc');
        tokens.write('def');
      },
      expected: 'member',
    },
    { who: 'neither', begin: () => undefined, expected: undefined },
  ])('with $who', ({ begin, expected }) => {
    begin();
    runInThisContext(script);
    expect(page.dataset['expected']).toBe(expected);
  });
});

describe('the prerendered page', () => {
  const page = document.documentElement;
  const shown = () => {
    runInThisContext(script);
    return page.dataset['drawn'];
  };
  beforeEach(() => {
    page.dataset['drawn'] = 'MY';
    page.lang = 'my';
    document.body.innerHTML =
      '<div data-page="MY"><button>MY</button></div><div data-page="EN"><div><button>EN</button>' +
      '<select><option>a</option><option>b</option></select></div></div>';
  });
  afterEach(() => {
    takeEarly();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    delete page.dataset['drawn'];
    document.body.innerHTML = '';
    document.head.innerHTML = '';
  });

  /** What the app shows before anything is known, which was prerendered for the home page. */
  const isHomeAtFirst = (path: string) => {
    const app = createActor(appMachine, {
      input: {
        language: 'MY',
        visit: {
          remembered: '',
          path,
          invitation: { affiliateCode: '', referralCode: '' },
          hadPopupsClosed: false,
          notice: null,
        },
        preferences: { menuCollapsed: false, theme: 'system', balanceHidden: false },
      },
    });
    const session = selectSession(app.getSnapshot())?.getSnapshot();
    return session !== undefined && selectPage(session) === 'home' && !selectPages(session);
  };

  it.each([
    '/',
    '/login',
    '/register',
    '/member',
    '/help',
    '/?affiliateCode=abc',
    '/?gameCode=F001',
  ])('is shown at %s, where the app begins with the home page', (path) => {
    history.replaceState(null, '', path);
    expect([shown(), isHomeAtFirst(path)]).toEqual(['MY', true]);
  });

  it.each([
    '/rng',
    '/agent',
    '/agentHome',
    '/promotions',
    '/nowhere',
    '/lottery?gameCode=SSC1',
    '/rng?vassalage=JL',
  ])('is not shown at %s, where the app begins with another page', (path) => {
    history.replaceState(null, '', path);
    expect([shown(), isHomeAtFirst(path)]).toEqual([undefined, false]);
  });

  const onTheirWay = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      (link) => new URL(link.href).pathname,
    );

  it("is in the browser's language, and preloads the words and code of its page", () => {
    localStorage.setItem('lang', 'EN');
    document.head.innerHTML = [
      'data-language="MY" content="/my.js"',
      'data-language="EN" content="/en.js"',
      'data-language="EN" data-path="/login" content="/login-en.js"',
      'data-path="/login" content="/login.js /forms.js"',
      'data-path="/rng" content="/games.js"',
      'data-uncovered content="/page.js"',
    ]
      .map((rest) => `<meta name="early" ${rest}>`)
      .join('');
    history.replaceState(null, '', '/login');
    expect(shown()).toBe('EN');
    expect(page.lang).toBe('en');
    expect(onTheirWay()).toEqual(['/en.js', '/login-en.js', '/login.js', '/forms.js']);
    expect(takePlace()).toEqual({ place: document.querySelector('[data-page=EN]'), isDrawn: true });
    expect(document.body.textContent).toBe('ENab');
  });

  it.each([
    ['/', false, ['/page.js']],
    ['/login', true, []],
    ['/login?token=abc', false, ['/page.js']],
  ])('preloads the code of the page unless a login covers it: %s', (path, isBelow, files) => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="early" data-uncovered content="/page.js">' +
        '<template data-login="EN"><dialog><input></dialog></template>',
    );
    localStorage.setItem('lang', 'EN');
    history.replaceState(null, '', path);
    shown();
    expect(onTheirWay()).toEqual(files);
    expect(isPageBelowLogin()).toBe(isBelow);
  });

  it.each([
    [true, '/', ['/member.js']],
    [false, '/?token=abc', ['/member.js', '/link.js']],
    [false, '/', []],
  ])(
    'preloads the files of members, and of a login by a link: in this tab %s, at %s',
    (isSignedIn, path, files) => {
      if (isSignedIn) sessionStorage.setItem('token', 'abc');
      document.head.innerHTML =
        '<meta name="early" data-member content="/member.js">' +
        '<meta name="early" data-link content="/link.js">';
      history.replaceState(null, '', path);
      shown();
      expect(onTheirWay()).toEqual(files);
    },
  );

  it('is absent when the menu was folded, and the app gets an empty root', () => {
    preferences.write({ menuCollapsed: true, balanceHidden: false, theme: 'system' });
    expect(shown()).toBeUndefined();
    const { place, isDrawn } = takePlace();
    expect([isDrawn, place.isConnected, document.body.textContent]).toEqual([false, true, '']);
  });

  it('keeps clicks until the app listens', () => {
    localStorage.setItem('lang', 'EN');
    shown();
    const [button, select] = [
      document.querySelector<HTMLElement>('[data-page=EN] button'),
      document.querySelector('select'),
    ];
    if (!button || !select) throw new Error('nothing was drawn');
    button.click();
    select.value = 'b';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const heard: string[] = [];
    button.addEventListener('click', () => heard.push('click'));
    select.addEventListener('change', () => heard.push(select.value));
    takePlace();
    const doAgain = takeEarly();
    select.value = 'a';
    doAgain();
    expect(heard).toEqual(['click', 'b']);
    button.click();
    expect(heard).toEqual(['click', 'b', 'click']);
  });

  it("keeps no click on the app's dialogs, which stand beside the page", () => {
    localStorage.setItem('lang', 'EN');
    shown();
    document
      .querySelector('[data-page=EN]')
      ?.insertAdjacentHTML('beforeend', '<dialog open><input type="checkbox"></dialog>');
    const box = document.querySelector<HTMLInputElement>('dialog input');
    box?.click();
    expect(box?.checked).toBe(true);
  });

  it('repeats a click on the control that replaced the clicked one, and focuses its own', () => {
    localStorage.setItem('lang', 'EN');
    shown();
    const drawn = document.querySelector('[data-page=EN] > div');
    if (!drawn) throw new Error('nothing was drawn');
    drawn.innerHTML =
      '<button>On</button><button aria-label="Back">On</button><button>On</button>' +
      '<label>Dark<input type="radio" aria-label="Dark"></label><a href="/a">On</a>';
    const controls = [...drawn.querySelectorAll<HTMLElement>('button, input')];
    controls[2]?.click();
    controls[3]?.click();
    controls[1]?.focus();
    const heard: string[] = [];
    takePlace();
    replacePage(() => {
      drawn.innerHTML = `<button>New</button>${drawn.innerHTML}`;
      for (const [index, one] of drawn.querySelectorAll('button, input').entries())
        one.addEventListener('click', () => heard.push(`${one.localName} ${index}`));
    });
    expect(heard).toEqual(['button 3', 'input 4']);
    expect(document.activeElement?.ariaLabel).toBe('Back');
  });

  it('keeps what is chosen from a list until the app runs', () => {
    localStorage.setItem('lang', 'EN');
    shown();
    const select = document.querySelector('select');
    if (!select) throw new Error('nothing was drawn');
    takePlace();
    const doAgain = takeEarly();
    select.value = 'b';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    // React wakes the list.
    select.value = 'a';
    const heard: string[] = [];
    select.addEventListener('change', () => heard.push(select.value));
    doAgain();
    expect(heard).toEqual(['b']);
  });
});

describe('the prerendered login dialog', () => {
  const FORM =
    '<input name="username"><input name="password" type="password">' +
    '<input name="remember" type="checkbox"><input name="termsAccepted" type="checkbox" checked>';
  const markup =
    '<dialog><button aria-label="Close">x</button>' +
    `<form>${FORM}<button type="submit">Log in</button></form></dialog>`;
  const drawn = () => document.querySelector<HTMLDialogElement>('body > [data-login] dialog');
  const input = (within: ParentNode | null, name: string) => {
    const found = within?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  /**
   * testing-library's `screen` is read once per process, so other files of this process use another
   * document.
   */
  const everyonesBody = document.body;
  /** As the page's parser does: the head is complete before the script runs. */
  const openAt = async (path: string, content = '') => {
    history.replaceState(null, '', path);
    const open = markup.replace('<dialog', '<dialog open');
    document.documentElement.innerHTML =
      '<head><template data-login="MY">MY</template>' +
      `<template data-login="EN">${open}</template></head>`;
    document.body.remove();
    localStorage.setItem('lang', 'EN');
    runInThisContext(script);
    const body = document.createElement('body');
    body.innerHTML = content;
    document.documentElement.append(body);
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  };
  /** The app's own dialog, with the remembered visitor and the other ways to log in. */
  const appsOwn = () => {
    const filled = markup
      .replace('name="username"', 'name="username" value="thiri"')
      .replace('name="remember"', 'name="remember" checked');
    document.body.insertAdjacentHTML('beforeend', `<div id="root">${filled}</div>`);
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('#root dialog')].at(-1);
    if (!dialog) throw new Error('no dialog');
    const heard: string[] = [];
    dialog.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) heard.push(target.ariaLabel ?? target.textContent);
    });
    dialog.addEventListener('submit', (event) => event.preventDefault());
    return { dialog, heard };
  };
  afterEach(() => {
    dropDrawnLogin();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    document.head.innerHTML = '';
    everyonesBody.innerHTML = '';
    document.body.replaceWith(everyonesBody);
  });

  it("is open at its address, in the browser's language, with focus", async () => {
    await openAt('/login');
    expect([drawn()?.open, document.activeElement]).toEqual([true, input(drawn(), 'username')]);
  });

  it.each(['with it', 'later'])(
    'keeps Tab out of the page below, which is added %s, until it is gone',
    async (coming) => {
      const below = '<div data-page="EN"></div>';
      await openAt('/login', coming === 'with it' ? below : '');
      if (coming === 'later') document.body.insertAdjacentHTML('beforeend', below);
      const page = document.querySelector<HTMLElement>('[data-page]');
      await Promise.resolve();
      expect(page?.inert).toBe(true);
      dropDrawnLogin();
      expect(page?.inert).toBe(false);
    },
  );

  it.each(['/', '/register', '/login?token=abc'])('is absent at %s', async (path) => {
    await openAt(path);
    expect(drawn()).toBeNull();
  });

  it('is absent for a signed-in person', async () => {
    sessionStorage.setItem('token', 'abc');
    await openAt('/login');
    expect(drawn()).toBeNull();
  });

  it("hands typed text, ticks, presses and the caret to the app's form", async () => {
    await openAt('/login');
    input(drawn(), 'username').value = 'player';
    input(drawn(), 'termsAccepted').click();
    const password = input(drawn(), 'password');
    password.value = 'secret';
    password.focus();
    password.setSelectionRange(2, 3);
    for (let times = 0; times < 2; times += 1)
      drawn()?.querySelector<HTMLElement>('[type=submit]')?.click();
    const { dialog, heard } = appsOwn();
    const focused = takeDrawnLogin(dialog);
    expect(drawn()).toBeNull();
    expect(['username', 'password'].map((name) => input(dialog, name).value)).toEqual([
      'player',
      'secret',
    ]);
    expect(['remember', 'termsAccepted'].map((name) => input(dialog, name).checked)).toEqual([
      true,
      false,
    ]);
    expect([
      focused,
      input(dialog, 'password').selectionStart,
      input(dialog, 'password').selectionEnd,
    ]).toEqual([input(dialog, 'password'), 2, 3]);
    await Promise.resolve();
    expect(heard).toEqual(['Log in']);
    dialog.querySelector('button')?.click();
    expect(heard, 'nobody keeps it from being pressed now').toEqual(['Log in', 'Close']);
  });

  it("keeps the app's values in untouched fields", async () => {
    await openAt('/login');
    const { dialog, heard } = appsOwn();
    takeDrawnLogin(dialog);
    await Promise.resolve();
    expect([input(dialog, 'username').value, input(dialog, 'remember').checked, heard]).toEqual([
      'thiri',
      true,
      [],
    ]);
  });

  it('closes on Escape', async () => {
    await openAt('/login');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    input(drawn(), 'username').dispatchEvent(escape);
    const { dialog, heard } = appsOwn();
    takeDrawnLogin(dialog);
    await Promise.resolve();
    expect([escape.defaultPrevented, heard]).toEqual([true, ['Close']]);
  });

  it("keeps typed text and presses nothing while the app's code cannot be loaded", async () => {
    await openAt('/login');
    input(drawn(), 'username').value = 'player';
    drawn()?.querySelector<HTMLElement>('[type=submit]')?.click();
    holdDrawnLogin();
    expect(drawn()).toBeNull();
    const { dialog, heard } = appsOwn();
    takeDrawnLogin(dialog);
    await Promise.resolve();
    expect([input(dialog, 'username').value, heard]).toEqual(['player', []]);
    const next = appsOwn().dialog;
    takeDrawnLogin(next);
    expect(input(next, 'username').value, 'once').toBe('thiri');
  });

  it('is removed when no login is needed after all', async () => {
    await openAt('/login');
    dropDrawnLogin();
    expect([drawn(), takeDrawnLogin(appsOwn().dialog)]).toEqual([null, null]);
  });
});
