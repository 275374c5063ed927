import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  agent,
  banner,
  bootWith,
  fault,
  createWorld,
  never,
  pending,
  player,
  renderWorld,
  signedInAs,
  trial,
} from '../site/shell.world';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { I18nextProvider } from 'react-i18next';
import type { AppRef } from '../../../machines/site/app/app.machine';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import { selectIdentity } from '../../../machines/site/session/session.selectors';
import { joinSyllables } from '../../../src/i18n/burmese';
import { createWholeI18n } from '../../support/wholeWords';
import { HomePage } from '../../../src/features/lobby/lobby/HomePage';

const banners = () => screen.findByRole('region', { name: 'Banners' });

describe('banners', () => {
  test('link to their target: a page of this site, another site, or nothing', async () => {
    await renderWorld({
      loadBanners: () =>
        Promise.resolve([
          banner('inside', { linkageType: 'internal', url: '/agent' }),
          banner('outside', { linkageType: 'external', url: 'https://partner.example/' }),
          banner('plain'),
        ]),
    });
    const region = within(await banners());
    const inside = await region.findByRole('link', { name: 'Banner inside Take a look' });
    expect(inside).toHaveAttribute('href', '/agent');
    expect(inside).not.toHaveAttribute('target');
    const outside = region.getByRole('link', { name: 'Banner outside Take a look', hidden: true });
    expect(outside).toHaveAttribute('href', 'https://partner.example/');
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside.getAttribute('rel')).toContain('noopener');
    expect(region.getByRole('img', { name: 'Banner plain', hidden: true })).toBeInTheDocument();
    expect(region.queryByRole('link', { name: 'Banner plain', hidden: true })).toBeNull();
    expect(region.getByRole('button', { name: 'Stop the banners moving' })).toBeVisible();
  });

  test('say of those that lead somewhere that there is more', async () => {
    await renderWorld({
      loadBanners: () =>
        Promise.resolve([
          banner('friends', { linkageType: 'internal', url: '/promotions#referral' }),
          banner('slots', { linkageType: 'none', url: '' }),
        ]),
    });
    const region = within(await banners());
    expect(await region.findByRole('link', { name: 'Banner friends Take a look' })).toHaveAttribute(
      'href',
      '/promotions#referral',
    );
    expect(region.getAllByText('Take a look')).toHaveLength(1);
  });

  test('do not move and have no buttons when there is one', async () => {
    await renderWorld({ loadBanners: () => Promise.resolve([banner('only')]) });
    const region = within(await banners());
    expect(await region.findByRole('img', { name: 'Banner only' })).toBeVisible();
    expect(region.queryByRole('button')).toBeNull();
  });

  test('are busy while they load', async () => {
    await renderWorld({ loadBanners: never });
    expect(await banners()).toHaveAttribute('aria-busy', 'true');
  });

  test('show when they could not be read, and can be read again', async () => {
    const loadBanners = vi
      .fn()
      .mockImplementationOnce(() => fault('offline'))
      .mockResolvedValueOnce([banner('back')]);
    const { user } = await renderWorld({ loadBanners });
    const region = within(await banners());
    expect(await region.findByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    await user.click(region.getByRole('button', { name: 'Try again' }));
    expect(await region.findByRole('img', { name: 'Banner back' })).toBeVisible();
  });

  test('leave no empty region when there are none', async () => {
    await renderWorld({ loadBanners: () => Promise.resolve([]) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Banners' })).toBeNull();
  });
});

describe('notices', () => {
  const notice = {
    id: 'n1',
    title: 'Draw times',
    content: '<p>Noon</p>',
    promotionType: null,
    execution: 'B',
    time: 0,
  } as const;

  test('move on the page and open when they are clicked', async () => {
    const { user } = await renderWorld({
      loadAnnouncements: () =>
        Promise.resolve({ banners: [], popup: [], player: [], home: [notice], promotion: [] }),
    });
    const region = within(await screen.findByRole('region', { name: 'Notices' }));
    await user.click(region.getByRole('button', { name: 'Draw times' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }));
    expect(await dialog.findByText('Noon')).toBeVisible();
  });

  test('leave nothing behind when there are none', async () => {
    await renderWorld();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  });
});

describe('free play', () => {
  const renderHome = async (given: Parameters<typeof createWorld>[0]) => {
    const { app } = createWorld(given);
    app.start();
    await waitFor(() => expect(app.getSnapshot().children.session).toBeDefined());
    const session = app.getSnapshot().children.session as SessionRef;
    const i18n = await createWholeI18n('EN');
    await act(async () =>
      render(
        <I18nextProvider i18n={i18n}>
          <Home app={app} session={session} />
        </I18nextProvider>,
      ),
    );
    return { session };
  };
  const asButton = ({ name }: { name: string }) => <button type="button">{name}</button>;
  function Home({ app, session }: { app: AppRef; session: SessionRef }) {
    return (
      <HomePage
        app={app}
        session={session}
        banners={undefined}
        identity={useSelector(session, selectIdentity)}
        onLoginIntent={() => undefined}
        forYou={null}
        renderTile={asButton}
        renderVendor={asButton}
      />
    );
  }
  const started = { kind: 'started', member: trial } as const;

  test('is offered to a guest with its limits, and makes them a trial member', async () => {
    const answer = pending<typeof started>();
    await renderHome({ boot: bootWith({ FREEPLAY3: true }), startFreePlay: () => answer.promise });
    const start = await screen.findByRole('button', { name: 'Try for free' });
    expect(start).toHaveAccessibleDescription(
      'Look around with a trial account. To play, register.',
    );
    await userEvent.click(start);
    expect(start).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer.resolve(started));
    expect(await screen.findByText(/To play, register a member account/)).toBeVisible();
  });

  test('is absent when the platform has none', async () => {
    await renderHome({ boot: bootWith({}) });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText('Try for free')).toBeNull());
  });

  test('keeps its space until the platform has answered', async () => {
    await renderHome({ boot: never });
    expect(await screen.findByText('Try for free')).not.toBeVisible();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('leads a trial member to a real account: registration open %s', async (isOpen, count) => {
    await renderHome({
      boot: bootWith({ USERNAMEREG3: isOpen }),
      restoreSession: () => Promise.resolve(signedInAs(trial)),
    });
    await screen.findByText(/To play, register a member account/);
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Register' })).toHaveLength(count),
    );
  });
});

describe('the welcome', () => {
  const main = () => within(screen.getByRole('main'));

  test('of a guest leads to the login', async () => {
    const { user, session } = await renderWorld();
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Every game of the house, at your own pace',
      }),
    ).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Log in' }));
    expect(
      session()
        ?.getSnapshot()
        .matches({ dialog: { login: 'open' } }),
    ).toBe(true);
  });

  test('of a member greets by nickname', async () => {
    await renderWorld({ restoreSession: () => Promise.resolve(signedInAs(player)) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Good to see you, Thiri' }),
    ).toBeVisible();
    expect(main().queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(main().queryByRole('link', { name: 'Agent centre' })).toBeNull();
  });

  test('of a trial member says that games open with a member account', async () => {
    await renderWorld({ restoreSession: () => Promise.resolve(signedInAs(trial)) });
    expect(await screen.findByText(/To play, register a member account/)).toBeVisible();
  });

  test('of an agent leads to the agent centre', async () => {
    await renderWorld({ restoreSession: () => Promise.resolve(signedInAs(agent)) });
    expect(await main().findByRole('link', { name: 'Agent centre' })).toHaveAttribute(
      'href',
      '/agentHome',
    );
  });

  test('is neutral while it is not known who is here', async () => {
    const { app } = await renderWorld({
      restoreSession: never,
      boot: bootWith({ FREEPLAY3: true }),
    });
    await screen.findByRole('heading', { name: 'What this house stands for' });
    await waitFor(() => expect(app.getSnapshot().context.platform).not.toBeNull());
    expect(
      screen.getByRole('region', { name: 'Every game of the house, at your own pace' }),
    ).toHaveAttribute('aria-busy', 'true');
    expect(main().queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(main().queryByText('18 and over only.')).not.toBeVisible();
    expect(main().queryByRole('button', { name: 'Try for free' })).toBeNull();
  });
});

test('the home page is in Burmese too', async () => {
  await renderWorld({
    language: 'MY',
    loadBanners: () => Promise.resolve([banner('a'), banner('b')]),
  });
  const name = joinSyllables('ကြော်ငြာပုံများ');
  expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: joinSyllables('ဂိမ်းအားလုံးကို သင့်စိတ်ကြိုက် အေးအေးဆေးဆေး'),
    }),
  ).toBeVisible();
});
