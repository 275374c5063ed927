import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Banner } from '../../../contract/domain';
import { PlaceBanners } from '../../../src/features/announcements/popups/PlaceBanners';
import { HOSTILE_ADDRESSES } from '../../support/hostileAddresses';
import { renderView } from '../../support/renderView';
import { banner, normal, platform, renderWorld } from './shell.world';

const SCHEMES = ['javascript:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:a'] as const;

/** Every address of the page that has a scheme. */
const schemesOn = (root: ParentNode) =>
  [...root.querySelectorAll('[href], [src]')]
    .flatMap((one) => [one.getAttribute('href') ?? '', one.getAttribute('src') ?? ''])
    .map((address) => /^[a-z]+:/i.exec(address)?.[0])
    .filter((scheme) => scheme !== undefined && !/^(https?|mailto|tel):$/i.test(scheme));

const hostile = (address: string): Banner[] => [
  banner(`out ${address}`, { imageUrl: address, linkageType: 'external', url: address }),
  banner(`in ${address}`, { imageUrl: address, linkageType: 'internal', url: address }),
];
const resourcesAt = (url: string) =>
  Object.fromEntries(
    ['VIBER', 'TELEGRAM', 'FACEBOOK', 'YOUTUBE', 'IOS', 'ANDROID', 'LITE'].map((key) => [
      key,
      { labelNameEn: key, url },
    ]),
  );

test.each(SCHEMES)('the shell and the home page run no %s of the platform', async (address) => {
  await renderWorld({
    boot: () =>
      Promise.resolve({
        status: normal,
        platform: { ...platform, resources: resourcesAt(address) },
      }),
    loadBanners: () => Promise.resolve(hostile(address)),
    loadVendors: () =>
      Promise.resolve([
        {
          category: 'RNG',
          vendors: [{ vendor: 'JL', name: 'JILI', icon: address, category: 'RNG' }],
          games: [],
        },
      ]),
  });
  // The words of a banner without a link stand: it costs its picture and its way only.
  expect(await screen.findByRole('img', { name: `Banner out ${address}` })).toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getByLabelText('TELEGRAM')).toBeVisible();
  expect(schemesOn(document)).toEqual([]);
});

test('banners of a place run none', async () => {
  const { container } = await renderView(
    <PlaceBanners banners={HOSTILE_ADDRESSES.flatMap(hostile)} />,
  );
  expect(schemesOn(container)).toEqual([]);
});
