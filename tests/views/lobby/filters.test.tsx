import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { GameListScreen } from '../../../src/flows/screens/GameListScreen';
import { joinSyllables } from '../../../src/i18n/burmese';
import { media } from '../../../src/ui/tokens.css';
import { screenWhere } from '../../ui/screen';
import { games, pageOf, renderSite, renderTile, vendor } from './games.world';

beforeEach(() => screenWhere(media.phone, media.belowDesktop));

const renderList = async (address: string, language?: 'EN' | 'MY') => {
  const site = await renderSite(
    address,
    (given) => <GameListScreen {...given} renderTile={renderTile} onTopChange={() => undefined} />,
    language,
  );
  await site.ports.loadVendors.answer([
    { category: 'RNG', vendors: [vendor('JL'), vendor('JDB')], games: [] },
  ]);
  await site.ports.loadPage.answer(pageOf(games(3)));
  return { ...site, user: userEvent.setup() };
};
const sheet = () => screen.findByRole('dialog', { name: 'Filters' });

test('a phone has the filters in a sheet, and says how many narrow the list', async () => {
  const { user, sent } = await renderList('/rng?search=gold&sort=name');
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('gold');
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const filters = within(await sheet());
  for (const [role, name] of [
    ['radiogroup', 'Game maker'],
    ['group', 'Slot filters'],
    ['combobox', 'Sort by'],
  ] as const) {
    expect(filters.getByText(name)).toBeVisible();
    expect(filters.getByRole(role, { name })).toBeVisible();
  }
  await user.click(filters.getByRole('radio', { name: 'Maker JDB' }));
  await user.click(filters.getByRole('button', { name: 'Minimum bet 1' }));
  await user.selectOptions(filters.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  expect(sent.at(-1)).toEqual({
    type: 'route.changed',
    path: '/rng?vassalage=JDB&search=gold&bet=1&sort=newest',
  });
  await user.click(filters.getByRole('button', { name: 'Show the games' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveFocus();
});

test("Back closes the sheet, and the browser's entry is the list's", async () => {
  const { user } = await renderList('/fish');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(within(await sheet()).queryByRole('group', { name: 'Slot filters' })).toBeNull();
  await waitFor(() => expect(history.state).toHaveProperty('layer'));
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.state ?? {}).not.toHaveProperty('layer');
});

test('is in Burmese', async () => {
  const { user } = await renderList('/rng?vassalage=JDB', 'MY');
  await user.click(screen.getByRole('button', { name: `${joinSyllables('စစ်ထုတ်ရန်')} (1)` }));
  const shown = await screen.findByRole('dialog', { name: joinSyllables('စစ်ထုတ်ရန်') });
  for (const label of ['ဂိမ်းထုတ်လုပ်သူ', 'စလော့ စစ်ထုတ်ရန်', 'စီရန်'])
    expect(within(shown).getByText(joinSyllables(label))).toBeVisible();
  const show = joinSyllables('ဂိမ်းများ ပြရန်');
  expect(within(shown).getByRole('button', { name: show })).toBeVisible();
});
