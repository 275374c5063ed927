import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Banner } from '../../../contract/domain';
import { PlaceBanners } from '../../../src/features/announcements/popups/PlaceBanners';
import { click, renderLogin } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';

const banner = (over: Partial<Banner>): Banner => ({
  id: 'b1',
  imageUrl: '/media/b1.svg',
  title: 'Take a seat',
  groupName: 'w_leftmenu',
  linkageType: 'none',
  url: '',
  ...over,
});

test('a banner says its words and leads where the platform says', async () => {
  const onFollow = vi.fn();
  await renderView(
    <PlaceBanners
      banners={[
        banner({ id: 'a', linkageType: 'internal', url: '#pvp' }),
        banner({ id: 'b', linkageType: 'external', url: 'https://padauk.example', alt: 'Our app' }),
        banner({ id: 'c', title: 'w_login', alt: 'Missions' }),
      ]}
      onFollow={onFollow}
    />,
  );
  expect(screen.getByRole('img', { name: 'Missions' }).closest('a')).toBeNull();
  const out = screen.getByRole('link', { name: 'Our app' });
  expect(out).toHaveAttribute('href', 'https://padauk.example');
  expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  await userEvent.click(screen.getByRole('link', { name: 'Take a seat' }));
  expect(onFollow).toHaveBeenCalledOnce();
});

test('a banner without words is no content, and its link has the name of the house', async () => {
  await renderView(
    <PlaceBanners
      banners={[
        banner({ id: 'a', title: 'w_login' }),
        banner({ id: 'b', title: 'w_login', linkageType: 'internal', url: '/pvp' }),
      ]}
    />,
  );
  expect(screen.getAllByRole('presentation')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Padauk' })).toBeVisible();
});

test('the login and the recovery show their banner, and no list without one', async () => {
  const offer = {
    banners: {
      login: [banner({ title: 'w_login', alt: 'Missions' })],
      recovery: [banner({ title: 'Yours alone', groupName: 'w_forget' })],
    },
  };
  await renderLogin({ offer });
  expect(screen.getByRole('img', { name: 'Missions' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Yours alone' })).toBeNull();
});

test('without a banner there is no list', async () => {
  await renderLogin();
  click('Forgot password?');
  expect(screen.queryByRole('list')).toBeNull();
});
