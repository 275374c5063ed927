import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIdle } from '../../../src/services/idle';
import { createClock } from '../../../src/services/clock';
import { createLanguageService } from '../../../src/services/site/language';
import { createPreferences } from '../../../src/services/site/preferences';
import { createRememberedUser } from '../../../src/services/account/rememberedUser';
import { takeUrlToken } from '../../../src/services/site/urlToken';
import { safeStorage } from '../../../src/services/storage';
import { createTabs } from '../../../src/services/site/tabs';
import {
  createChannels,
  createCookiePage,
  createStorage,
  createVisibility,
  LANGUAGE,
} from '../harness/environment';

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('idle', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = () => {
    const page = new EventTarget();
    const come = vi.fn();
    void createIdle(page)().then(come);
    return { come, press: () => page.dispatchEvent(new Event('keydown')) };
  };

  test('resolves in its own task when nothing happens', async () => {
    const { come } = start();
    await Promise.resolve();
    expect(come).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(come).toHaveBeenCalled();
  });
  test('waits while the person types', async () => {
    const { come, press } = start();
    for (let letters = 0; letters < 10; letters += 1) {
      press();
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(come).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(come).toHaveBeenCalled();
  });
  test('does not wait for ever', async () => {
    const { come, press } = start();
    for (let letters = 0; letters < 30 && come.mock.calls.length === 0; letters += 1) {
      press();
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(come).toHaveBeenCalled();
  });
});

describe('storage', () => {
  test('that is forbidden lasts as long as the page', () => {
    const store = safeStorage(forbidden);
    store.write('a', '1');
    expect(store.read('a')).toBe('1');
    store.remove('a');
    expect(store.read('a')).toBeNull();
  });

  test('that is full gives the newest value to the page, not the stored one', () => {
    const storage = createStorage();
    const store = safeStorage(() => storage);
    store.write('a', 'old');
    const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.write('a', 'new');
    expect(store.read('a')).toBe('new');
    full.mockRestore();
    store.write('a', 'newest');
    expect(storage.getItem('a')).toBe('newest');
    expect(store.read('a')).toBe('newest');
  });
});

describe('the token of an address', () => {
  const take = (href: string) => {
    const replaced: string[] = [];
    const history = {
      state: { kept: true },
      replaceState: (state: unknown, _: string, url?: string | URL | null) => {
        expect(state).toEqual({ kept: true });
        replaced.push(String(url));
      },
    };
    return { token: takeUrlToken({ href }, history), replaced };
  };

  test('is removed, and the rest of the address stays', () => {
    expect(take('https://site.test/agent?a=1&token=secret&b=2#part')).toEqual({
      token: 'secret',
      replaced: ['https://site.test/agent?a=1&b=2#part'],
    });
  });
  test('is removed every time it is there', () => {
    expect(take('https://site.test/?token=one&token=two')).toEqual({
      token: 'one',
      replaced: ['https://site.test/'],
    });
  });
  test('that is empty is no token, and is removed too', () => {
    expect(take('https://site.test/?token=')).toEqual({
      token: null,
      replaced: ['https://site.test/'],
    });
  });
  test('that is missing leaves the history alone', () => {
    expect(take('https://site.test/?tokens=1')).toEqual({ token: null, replaced: [] });
  });
});

describe('the remembered username', () => {
  test('is a cookie of one day for this site alone, whatever the name contains', () => {
    const page = createCookiePage();
    const remembered = createRememberedUser(page, true);
    remembered.keep('a; Path=/x=မောင်');
    expect(page.written).toEqual([
      `__Host-remembered=${encodeURIComponent('a; Path=/x=မောင်')}; ` +
        'Max-Age=86400; Path=/; SameSite=Strict; Secure',
    ]);
    expect(remembered.read()).toBe('a; Path=/x=မောင်');
    remembered.forget();
    expect(remembered.read()).toBe('');
  });
  test('works without TLS, as on localhost', () => {
    const page = createCookiePage();
    createRememberedUser(page, false).keep('player');
    expect(page.written.join()).not.toContain('Secure');
  });
  test('is missing when the cookie is invalid or cookies are forbidden', () => {
    expect(createRememberedUser({ cookie: '__Host-remembered=%E0%A4%A' }, true).read()).toBe('');
    const closed = Object.defineProperty({ cookie: '' }, 'cookie', {
      get: forbidden,
      set: forbidden,
    });
    const remembered = createRememberedUser(closed, true);
    remembered.keep('player');
    expect(remembered.read()).toBe('');
  });
});

describe('the language', () => {
  const setUp = (stored: string | null, load: () => Promise<unknown> = async () => undefined) => {
    const storage = createStorage();
    if (stored !== null) storage.setItem('lang', stored);
    const root = { lang: '', dir: '' };
    const onSwitched = vi.fn<(language: string) => void>();
    const service = createLanguageService({
      ...LANGUAGE,
      options: [...LANGUAGE.options, { code: 'AR', tag: 'ar', direction: 'rtl' }],
      fallback: 'MY',
      load,
      root,
      localStore: safeStorage(() => storage),
      onSwitched,
    });
    return { storage, root, service, onSwitched };
  };

  test.each([
    ['EN', 'EN'],
    [null, 'MY'],
    ['XX', 'MY'],
    ['toString', 'MY'],
  ])('stored as %s starts as %s', (stored, current) => {
    const { service, root } = setUp(stored);
    expect(service.current()).toBe(current);
    expect(root).toEqual({ lang: current.toLowerCase(), dir: 'ltr' });
  });

  test('is stored with the former one when it changes, and announced', async () => {
    const { service, storage, root, onSwitched } = setUp(null);
    await service.switchTo('EN');
    expect(onSwitched.mock.calls).toEqual([['EN']]);
    expect([
      service.current(),
      storage.getItem('lang'),
      storage.getItem('hisLang'),
      root.lang,
    ]).toEqual(['EN', 'EN', 'MY', 'en']);
  });

  test('of the page may be one that calls do not know: they are English', async () => {
    const { service, storage, root, onSwitched } = setUp('AR');
    expect([service.shown(), service.current()]).toEqual(['AR', 'EN']);
    expect(root).toEqual({ lang: 'ar', dir: 'rtl' });
    await service.switchTo('MY');
    expect(root).toEqual({ lang: 'my', dir: 'ltr' });
    await service.switchTo('AR');
    expect(onSwitched.mock.calls).toEqual([['MY'], ['EN']]);
    expect([service.shown(), storage.getItem('lang'), root.dir]).toEqual(['AR', 'AR', 'rtl']);
    await expect(service.switchTo('XX')).rejects.toThrow('does not offer XX');
    expect(service.shown()).toBe('AR');
  });

  test('does not change to one whose words cannot be loaded', async () => {
    const { service, storage, root, onSwitched } = setUp('MY', async () => {
      throw new Error('offline');
    });
    await expect(service.switchTo('EN')).rejects.toThrow('offline');
    expect(onSwitched).not.toHaveBeenCalled();
    expect([
      service.current(),
      storage.getItem('lang'),
      storage.getItem('hisLang'),
      root.lang,
    ]).toEqual(['MY', 'MY', null, 'my']);
  });
});

describe('the preferences of the shell', () => {
  const read = (stored: string | null) => {
    const storage = createStorage();
    if (stored !== null) storage.setItem('shell', stored);
    return createPreferences(safeStorage(() => storage)).read();
  };
  const defaults = { menuCollapsed: false, theme: 'system', balanceHidden: false };

  test('are read as they were written', () => {
    const storage = createStorage();
    const preferences = createPreferences(safeStorage(() => storage));
    preferences.write({ menuCollapsed: true, theme: 'light', balanceHidden: true });
    expect(preferences.read()).toEqual({
      menuCollapsed: true,
      theme: 'light',
      balanceHidden: true,
    });
  });
  test.each([null, '', '{', 'null', '[]', '"x"', '7'])(
    'stored as %j are the defaults',
    (stored) => {
      expect(read(stored)).toEqual(defaults);
    },
  );
  test('keep valid values beside invalid ones', () => {
    expect(read('{"menuCollapsed":true,"theme":"neon","balanceHidden":"yes","more":1}')).toEqual({
      ...defaults,
      menuCollapsed: true,
    });
  });
});

describe('the clock', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('ticks at once and then at every full second, until it is stopped', () => {
    vi.useFakeTimers({ now: 10_400 });
    const ticks: number[] = [];
    const stop = createClock(null).tick((now) => ticks.push(now));
    vi.advanceTimersByTime(2_600);
    expect(ticks).toEqual([10_400, 11_000, 12_000, 13_000]);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(ticks).toHaveLength(4);
  });

  test('goes on when the clock of the device is set back', () => {
    vi.useFakeTimers({ now: 3_600_000 });
    const ticks: number[] = [];
    const stop = createClock(null).tick((now) => ticks.push(now));
    vi.setSystemTime(0);
    vi.advanceTimersByTime(2_000);
    expect(ticks).toEqual([3_600_000, 3_601_000, 3_602_000]);
    stop();
  });

  test('ticks when the page becomes visible again, and once per second after that', () => {
    vi.useFakeTimers({ now: 10_000 });
    const page = Object.assign(new EventTarget(), createVisibility());
    const ticks: number[] = [];
    const stop = createClock(page).tick((now) => ticks.push(now));
    // Sleep: the time goes on, the timers don't.
    vi.setSystemTime(75_300);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(ticks).toEqual([10_000]);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(700);
    expect(ticks).toEqual([10_000, 75_300, 76_000]);
    stop();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(ticks).toHaveLength(3);
  });
});

describe('the tabs', () => {
  test('hear of a logout in another tab, not of their own, until they stop listening', () => {
    const open = createChannels();
    const [one, two] = [createTabs(open), createTabs(open)];
    const heard = {
      one: vi.fn<(memberId: string) => void>(),
      two: vi.fn<(memberId: string) => void>(),
    };
    one.onSignedOut(heard.one);
    const stop = two.onSignedOut(heard.two);
    one.announceSignedOut('m1');
    stop();
    one.announceSignedOut('m2');
    expect(heard.two.mock.calls).toEqual([['m1']]);
    expect(heard.one).not.toHaveBeenCalled();
  });

  test('ignore foreign messages', () => {
    const open = createChannels();
    const heard = vi.fn<(memberId: string) => void>();
    createTabs(open).onSignedOut(heard);
    const stranger = open();
    for (const data of [
      null,
      'signedOut',
      { type: 'signedOut' },
      { type: 'other', memberId: 'm1' },
    ]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      stranger?.postMessage(data);
    }
    expect(heard).not.toHaveBeenCalled();
  });

  test('are silent when the browser has no channel', () => {
    const tabs = createTabs(() => null);
    tabs.announceSignedOut('m1');
    expect(tabs.onSignedOut(vi.fn<(memberId: string) => void>())()).toBeUndefined();
  });
});
