// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { safeContent, safeLink, safePage } from '../../contract/safeAddress';
import { RoutedLinks } from '../../src/app/RoutedLink';
import { Avatar } from '../../src/ui/Avatar';
import { GameFrame } from '../../src/ui/GameFrame';
import { GameTile } from '../../src/ui/GameTile';
import { ImageList } from '../../src/ui/ImageList';
import { ExternalLink, Link } from '../../src/ui/Link';
import { MaybeLink } from '../../src/ui/MaybeLink';
import { NavLink } from '../../src/ui/NavLink';
import { Picture } from '../../src/ui/Picture';
import { PictureChoice } from '../../src/ui/PictureChoice';
import { VendorTile } from '../../src/ui/VendorTile';
import { HOSTILE_ADDRESSES } from '../support/hostileAddresses';

describe('the check of addresses', () => {
  test.each(HOSTILE_ADDRESSES)('passes no %j', (address) => {
    expect([safeLink(address), safeContent(address), safePage(address)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    'https://example.com/a?b=c#d',
    'HTTP://example.com',
    '//cdn.example.com/a.png',
    '/promotions?page=2',
    '#term',
    '?lang=MY',
    'media/a.svg',
  ])('passes %j as it is', (address) => {
    expect([safeLink(address), safeContent(address), safePage(address)]).toEqual([
      address,
      address,
      address,
    ]);
  });

  test('passes mail and telephone for links only, and our own files for pictures only', () => {
    for (const address of ['mailto:help@example.com', 'tel:+959123456789'])
      expect([safeLink(address), safeContent(address), safePage(address)]).toEqual([
        address,
        undefined,
        undefined,
      ]);
    const blob = 'blob:https://example.com/8f0c';
    expect([safeLink(blob), safeContent(blob), safePage(blob)]).toEqual([
      undefined,
      blob,
      undefined,
    ]);
  });

  test('has nothing for no address', () => {
    expect([safeLink(undefined), safeLink(''), safeContent('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const say = {
  remove: String,
  retry: String,
  progress: String,
  size: String,
  state: String,
};
/** Every component that takes an address. */
const PLACES: Record<string, (address: string) => ReactNode> = {
  ExternalLink: (address) => <ExternalLink href={address}>Out</ExternalLink>,
  'Link without a router': (address) => <Link to={address}>In</Link>,
  'Link of the router': (address) => (
    <MemoryRouter>
      <RoutedLinks>
        <Link to={address}>In</Link>
        <NavLink to={address}>In</NavLink>
        <VendorTile name="JILI" logo={address} to={address} />
      </RoutedLinks>
    </MemoryRouter>
  ),
  'MaybeLink out of the site': (address) => (
    <MaybeLink kind="external" href={address}>
      Banner
    </MaybeLink>
  ),
  'MaybeLink into the site': (address) => (
    <MaybeLink kind="internal" href={address}>
      Banner
    </MaybeLink>
  ),
  Picture: (address) => (
    <Picture src={address} className="" width={1} height={1} instead="none" isUrgent />
  ),
  GameTile: (address) => (
    <GameTile name="Game" lang="en" cover={address} onPlay={() => undefined} isUrgent />
  ),
  Avatar: (address) => <Avatar name="Thiri" src={address} />,
  PictureChoice: (address) => (
    <PictureChoice
      label="Pictures"
      none="None"
      pictures={[{ id: '1', name: 'One', path: address }]}
      chosen={null}
      busy={false}
      onChoose={() => undefined}
    />
  ),
  ImageList: (address) => (
    <ImageList
      label="Images"
      images={[
        {
          id: '1',
          name: 'a.png',
          bytes: 1,
          url: address,
          state: 'uploaded',
          percent: 100,
          error: undefined,
        },
      ]}
      say={say}
      isLocked
      onRemove={() => undefined}
      onRetry={() => undefined}
    />
  ),
  GameFrame: (address) => (
    <GameFrame title="Game" src={address} sandbox="" expectedOrigin="https://example.com" />
  ),
};

describe.each(Object.entries(PLACES))('%s', (_, show) => {
  const addressesIn = (address: string) => {
    const { container, unmount } = render(show(address));
    const addresses = [...container.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    );
    unmount();
    return addresses;
  };

  test('follows and loads no address that would run', () => {
    for (const address of HOSTILE_ADDRESSES) expect(addressesIn(address), address).toEqual([]);
  });

  test('takes an address of the web', () => {
    expect(new Set(addressesIn('https://example.com/a'))).toEqual(
      new Set(['https://example.com/a']),
    );
  });
});
