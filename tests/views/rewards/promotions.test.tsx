import '../site/shell.setup';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import type { Promotion } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import type {
  Announcements,
  AnnouncementsQuery,
} from '../../../machines/announcements/popups/popups.types';
import { PromotionsPage } from '../../../src/features/rewards/promotions/PromotionsPage';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';
import { bootWith, createWorld, player } from '../site/shell.world';

const user = userEvent.setup();
const promotion = (id: string, category: string): Promotion => ({
  id,
  title: `Title of ${id}`,
  category,
  summary: `Summary of ${id}`,
  content: `<p>Words of ${id}</p>`,
  imageUrl: '',
});
type Visit = { member?: Member | null; flags?: Parameters<typeof bootWith>[0] };
const known = [
  promotion('welcome', 'newcomers'),
  promotion('rebate', 'slots'),
  promotion('moon', 'lunar'),
];

const renderPromotions = async (
  promotionId = '',
  { member = null, flags = { USERNAMEREG3: true } }: Visit = {},
) => {
  const loadAnnouncements = new Held<Announcements, AnnouncementsQuery>();
  const popups = createActor(
    popupsMachine.provide({ actors: { loadAnnouncements: loadAnnouncements.logic } }),
    { input: { wasClosed: true } },
  ).start();
  const { session, sent } = standInSession({}, member);
  const { app } = createWorld({ boot: bootWith(flags) });
  app.start();
  onTestFinished(() => void app.stop());
  await renderView(
    <PromotionsPage app={app} session={session} popups={popups} promotionId={promotionId} />,
  );
  act(() => popups.send({ type: 'viewer.changed', viewer: 'B' }));
  return {
    sent,
    loadAnnouncements,
    answer: (list: Promotion[]) =>
      loadAnnouncements.answer({ banners: [], popup: [], player: [], home: [], promotion: list }),
  };
};
const titles = () =>
  within(screen.getByRole('region', { name: 'Promotions' }))
    .getAllByRole('heading', { level: 2 })
    .map((title) => title.textContent);

test('promotions are filtered by their kind', async () => {
  const { answer } = await renderPromotions();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await answer(known);
  expect(titles()).toEqual(['Title of welcome', 'Title of rebate', 'Title of moon']);
  await user.click(screen.getByRole('radio', { name: 'Slots' }));
  expect(titles()).toEqual(['Title of rebate']);
  await user.click(screen.getByRole('radio', { name: 'More' }));
  expect(titles()).toEqual(['Title of moon']);
});

test('each links to its own address', async () => {
  const { answer } = await renderPromotions();
  await answer(known);
  expect(
    screen.getAllByRole('link', { name: 'Read more' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/promotions#welcome', '/promotions#rebate', '/promotions#moon']);
});

test('a named promotion shows its text, and links to the reward centre', async () => {
  const { answer, sent } = await renderPromotions('rebate', { member: player });
  await answer(known);
  expect(screen.getByRole('heading', { level: 1, name: 'Title of rebate' })).toHaveFocus();
  expect(screen.getByText('Words of rebate')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All promotions' })).toHaveAttribute(
    'href',
    '/promotions',
  );
  await user.click(screen.getByRole('button', { name: 'Open the reward centre' }));
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  expect(sent).toEqual([{ type: 'promotion.open' }]);
});

test('a guest is offered an account first', async () => {
  const { answer, sent } = await renderPromotions('rebate');
  await answer(known);
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(sent).toEqual([{ type: 'registration.open' }, { type: 'login.open' }]);
  expect(screen.queryByRole('button', { name: 'Open the reward centre' })).toBeNull();
});

test('a guest only logs in where nobody can register', async () => {
  const { answer } = await renderPromotions('rebate', { flags: {} });
  await answer(known);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

test('an unknown name says so', async () => {
  const { answer } = await renderPromotions('gone');
  await answer(known);
  expect(screen.getByText(/This promotion is over/)).toBeVisible();
});

test('none, and a failure to read them, say so', async () => {
  const { loadAnnouncements, answer } = await renderPromotions();
  await loadAnnouncements.fail({ kind: 'offline' });
  expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal, please try again');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await answer([]);
  expect(screen.getByText(/No promotions at the moment/)).toBeVisible();
});

test('what a promotion brings stands on its card, where the platform says it', async () => {
  const { answer } = await renderPromotions();
  await answer([
    { ...promotion('welcome', 'newcomers'), figure: '100%' },
    promotion('vip', 'members'),
  ]);
  const cards = within(screen.getByRole('region', { name: 'Promotions' })).getAllByRole('listitem');
  expect(cards.map((card) => within(card).queryByText('100%') !== null)).toEqual([true, false]);
});
