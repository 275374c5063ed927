import { expect, test, vi } from 'vitest';
import { createServices } from '../../../src/services';
import { createInstall } from '../../../src/services/support/install';
import { pageInstall, type InstallOffer } from '../../../src/services/support/pageInstall';
import { BRAND, createTab, LANGUAGE } from '../harness/environment';

const setUp = () => {
  const page = new EventTarget();
  const { environment } = createTab({ fetch: vi.fn<typeof fetch>(), install: pageInstall(page) });
  const { service } = createServices({ environment, brand: BRAND, language: LANGUAGE });
  const offer = (outcome: 'accepted' | 'dismissed') => {
    const prompt = vi.fn<InstallOffer['prompt']>(() => Promise.resolve({ outcome }));
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    page.dispatchEvent(event);
    return { event, prompt };
  };
  return { install: service(createInstall), offer, tell: vi.fn<() => void>() };
};

test('an early offer is kept, and the bar of the browser stays away', async () => {
  const { install, offer, tell } = setUp();
  const { event, prompt } = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  install.watchOffers(tell);
  expect(tell).toHaveBeenCalledOnce();
  expect(prompt).not.toHaveBeenCalled();
  await expect(install.askPerson()).resolves.toEqual({ kind: 'accepted' });
  expect(prompt).toHaveBeenCalledOnce();
});

test('an offer is taken once; another one is told', async () => {
  const { install, offer, tell } = setUp();
  install.watchOffers(tell);
  expect(tell).not.toHaveBeenCalled();
  offer('dismissed');
  expect(tell).toHaveBeenCalledTimes(1);
  await expect(install.askPerson()).resolves.toEqual({ kind: 'dismissed' });
  await expect(install.askPerson()).rejects.toThrow('no longer offers');
  offer('accepted');
  expect(tell).toHaveBeenCalledTimes(2);
  await expect(install.askPerson()).resolves.toEqual({ kind: 'accepted' });
});

test('who closed the guide is told nothing more', () => {
  const { install, offer, tell } = setUp();
  install.watchOffers(tell)();
  offer('accepted');
  expect(tell).not.toHaveBeenCalled();
});
