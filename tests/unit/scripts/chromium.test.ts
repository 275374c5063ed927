import { describe, expect, test } from 'vitest';
import { findChromium, planInstallation, type Machine } from '../../../scripts/chromium';

const machine = (given: Partial<Machine> & { files?: string[] }): Machine => ({
  platform: 'linux',
  isRoot: false,
  env: {},
  playwrightPath: '/home/me/.cache/ms-playwright/chromium/chrome',
  exists: (path) => given.files?.includes(path) ?? false,
  ...given,
});

describe('findChromium', () => {
  test('prefers CHROMIUM_PATH to everything else', () => {
    expect(
      findChromium(
        machine({
          env: { CHROMIUM_PATH: '/opt/chrome' },
          files: ['/opt/chrome', '/usr/bin/chromium'],
        }),
      ),
    ).toBe('/opt/chrome');
  });

  test('does not fall back when CHROMIUM_PATH names nothing', () => {
    expect(
      findChromium(
        machine({ env: { CHROMIUM_PATH: '/opt/chrome' }, files: ['/usr/bin/chromium'] }),
      ),
    ).toBeNull();
  });

  test("prefers the system's to Playwright's own", () => {
    const own = '/home/me/.cache/ms-playwright/chromium/chrome';
    expect(findChromium(machine({ files: [own, '/usr/bin/chromium'] }))).toBe('/usr/bin/chromium');
    expect(findChromium(machine({ files: [own] }))).toBe(own);
  });

  test('prefers the headless shell to the whole browser', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    expect(findChromium(machine({ files: ['/usr/bin/chromium', shell] }))).toBe(shell);
  });

  test('finds none on a bare machine', () => {
    expect(findChromium(machine({}))).toBeNull();
    expect(findChromium(machine({ playwrightPath: null }))).toBeNull();
  });
});

describe('planInstallation', () => {
  const debian = ['/etc/debian_version', '/usr/bin/apt-get'];

  test('uses apt-get on Debian as root only', () => {
    expect(planInstallation(machine({ isRoot: true, files: debian }))).toEqual({ how: 'apt' });
    expect(planInstallation(machine({ isRoot: false, files: debian }))).toEqual({
      how: 'playwright',
    });
  });

  test("uses Playwright's installer elsewhere", () => {
    expect(planInstallation(machine({ platform: 'darwin' }))).toEqual({ how: 'playwright' });
    expect(planInstallation(machine({ isRoot: true }))).toEqual({ how: 'playwright' });
  });

  test('asks a person to correct a wrong CHROMIUM_PATH, in one sentence', () => {
    expect(planInstallation(machine({ env: { CHROMIUM_PATH: '/opt/chrome' } }))).toEqual({
      how: 'ask',
      sentence:
        'CHROMIUM_PATH names /opt/chrome, which does not exist: correct it, or unset it to ' +
        'let Croupier find one.',
    });
  });
});
