import { expect, test } from 'vitest';
import { createServices } from '../../../src/services';
import { BRAND, createTab, LANGUAGE } from '../harness/environment';
import { accepted, createWire, faultKindOf, json, permissionOf } from '../harness/wire';

const GOOGLE = {
  provider: 'google' as const,
  authorizeUrl: 'https://id.test/auth',
  issuer: 'https://id.test',
  clientId: 'c',
  scope: 'openid',
};
const permission = (restricted: boolean) =>
  accepted(permissionOf({ social: [GOOGLE] }, { ip: '1.2.3.4', restricted }));
const normal = accepted({ status: 0, ip: '1.2.3.4' });
const broken = json({}, { status: 500 });

const setUp = (...replies: Parameters<typeof createWire>) => {
  const wire = createWire(...replies);
  const services = createServices({
    environment: createTab(wire, 'https://www.site.test/').environment,
    brand: BRAND,
    language: LANGUAGE,
  });
  return { services, paths: () => wire.sent.map(({ url }) => url.pathname.split('/').at(-1)) };
};

test('a region that the permission call blocks is blocked, and is checked again', async () => {
  const {
    services: { platform },
    paths,
  } = setUp(permission(true), normal, normal, permission(true), normal, permission(false), normal);
  await expect(platform.boot()).resolves.toMatchObject({
    status: { kind: 'regionRestricted', ip: '1.2.3.4' },
  });
  await expect(platform.readStatus()).resolves.toEqual({ kind: 'regionRestricted', ip: '1.2.3.4' });
  await expect(platform.readStatus()).resolves.toEqual({ kind: 'normal' });
  await expect(platform.readStatus()).resolves.toEqual({ kind: 'normal' });
  expect(paths()).toEqual([
    'permission',
    'status',
    'status',
    'permission',
    'status',
    'permission',
    'status',
  ]);
});

test('a boot returns the flags and the social accounts', async () => {
  const {
    services: { platform },
  } = setUp(permission(false), normal);
  const { platform: known } = await platform.boot();
  expect(known.social).toEqual(['google']);
  expect(known.whitelabel.USERNAMEREG3).toBe(true);
  expect(known.mainOrigin).toBe('https://site.test');
});

test('maintenance wins over the region', async () => {
  const {
    services: { platform },
  } = setUp(permission(true), accepted({ status: 1, ip: '1.2.3.4' }));
  await expect(platform.boot()).resolves.toMatchObject({
    status: { kind: 'maintenance', ip: '1.2.3.4' },
  });
});

test('a failed boot asks for everything again', async () => {
  const {
    services: { platform },
  } = setUp(broken, normal, permission(false), normal);
  await expect(faultKindOf(platform.boot())).resolves.toBe('fault');
  await expect(platform.boot()).resolves.toMatchObject({ status: { kind: 'normal' } });
});

test('a failed permission call is repeated by the next caller', async () => {
  const {
    services: { platform },
  } = setUp(broken, normal, normal, permission(false));
  await expect(faultKindOf(platform.boot())).resolves.toBe('fault');
  await expect(platform.readStatus()).resolves.toEqual({ kind: 'normal' });
});

test('the home page has its own banners only', async () => {
  const banner = (id: string, groupName: string | null, title = id) => ({
    id,
    groupName,
    imageUrl: '/b.svg',
    title,
    linkageType: 'none',
    url: '',
  });
  const { services } = setUp(
    accepted({
      banners: [
        banner('1', 'w_leftmenu'),
        banner('2', 'w_home'),
        banner('3', 'w_forget'),
        banner('4', 'w_home', 'w_login'),
        banner('5', null),
      ],
      player: [],
      popup: [],
      promotion: [],
    }),
  );
  await expect(services.loadBanners()).resolves.toEqual([banner('2', 'w_home')]);
});
