import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cases } from '../../../machines/lobby/fixtures/fixtures.cases';
import type { Fixture, Fixtures } from '../../../machines/lobby/fixtures/fixtures.types';
import { SessionVendorTile } from '../../../src/features/lobby/gameLaunch/SessionVendorTile';
import { GameCentreScreen } from '../../../src/flows/screens/GameCentreScreen';
import { joinSyllables } from '../../../src/i18n/burmese';
import { loadFlows } from '../../../src/flows/shared/table';
import { outputOf } from '../../support/caseOf';
import { renderSite, renderTile, vendor } from './games.world';

const READ = outputOf(cases, 'load', 'two matches') as Fixtures;
const [LIVE, COMING] = READ.matches as [Fixture, Fixture];

const renderCentre = async (address: string, language: 'EN' | 'MY' = 'EN') => {
  await loadFlows();
  const site = await renderSite(
    address,
    (parts) => (
      <GameCentreScreen
        {...parts}
        renderTile={renderTile}
        renderVendor={(one) => <SessionVendorTile session={parts.session} vendor={one} />}
        suggestions={null}
      />
    ),
    language,
  );
  await site.ports.loadVendors.answer([
    { category: 'SPORTS', vendors: [vendor('UG2', { category: 'SPORTS' })], games: [] },
    { category: 'ESPORTS', vendors: [vendor('TF', { category: 'ESPORTS' })], games: [] },
  ]);
  return site;
};
/** The matches of the page. */
const entries = async (name = 'Matches') =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('list') !== null);
/** The time of a start, with its day unless that is today. */
const WHEN = String.raw`(\d{4}-\d\d-\d\d )?\d\d:\d\d`;
const named = (before: string, after = '$') => new RegExp(`^${before}, ${WHEN}${after}`);

test('the sports page says what is played, what comes, and at which odds', async () => {
  const { ports } = await renderCentre('/sports');
  await ports.loadFixtures.answer(READ);
  const [live, coming] = (await entries()) as [HTMLElement, HTMLElement];
  expect(live).toHaveTextContent('Golden League');
  expect(live).toHaveTextContent('Live 15 min');
  expect(within(live).getByRole('heading', { level: 4 })).toHaveAccessibleName('Bago 1 Pyay 0');
  expect(
    within(within(live).getByRole('list', { name: named('Odds: Bago – Pyay') })).getByRole(
      'button',
      {
        name: named('Bet: Bago – Pyay', ', Home team wins, Not on sale now$'),
      },
    ),
  ).toHaveAttribute('aria-disabled', 'true');
  // A lock, and no sign that could be read as a price.
  expect(
    within(live)
      .getAllByRole('button', { name: /Not on sale now$/ })
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['1', 'X', '2']);
  expect(within(coming).getByText(/^Starts/)).toHaveTextContent(/^Starts \d\d:\d\d$/);
  expect(
    within(within(coming).getByRole('list', { name: named('Odds: Monywa – Magway') }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 1.85', 'X 3.40', '2 4.20']);
});

test('matches come before the makers, also while they are read', async () => {
  const { ports } = await renderCentre('/sports');
  const makers = screen.getByRole('region', { name: 'Game makers' });
  const isBefore = (part: HTMLElement) =>
    (part.compareDocumentPosition(makers) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore(screen.getByRole('status'))).toBe(true);
  await ports.loadFixtures.answer(READ);
  expect(isBefore(await screen.findByRole('region', { name: 'Matches' }))).toBe(true);
});

test('odds open the game with that bet on the slip, and a match opens it there', async () => {
  const user = userEvent.setup();
  const site = await renderCentre('/sports');
  await site.ports.loadFixtures.answer(READ);
  const opened = (match: Fixture, given: object = {}) => ({
    type: 'gameLaunch.open',
    game: {
      id: '',
      name: 'United Gaming',
      vendor: 'UG2',
      category: 'SPORTS',
      code: '',
      opensList: false,
      match: match.id,
      ...given,
    },
  });
  for (const [says, pick] of [
    ['Home team wins, 1.85', 'home'],
    ['Draw, 3.40', 'draw'],
    ['Away team wins, 4.20', 'away'],
  ]) {
    await user.click(
      await screen.findByRole('button', { name: named('Bet: Monywa – Magway', `, ${says}$`) }),
    );
    expect(site.sent.at(-1)).toEqual(opened(COMING, { pick }));
  }
  // Nothing is sold at the moment: no bet is promised.
  const before = site.sent.length;
  await user.click(screen.getByRole('button', { name: named('Bet: Bago – Pyay', ', Draw') }));
  expect(site.sent).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: named('Open match: Bago – Pyay') }));
  expect(site.sent.at(-1)).toEqual(opened(LIVE));
});

test('the matches of one league are shown, and of all again, also when it has none', async () => {
  const user = userEvent.setup();
  const { ports } = await renderCentre('/sports');
  await ports.loadFixtures.answer(READ);
  const leagues = within(await screen.findByRole('radiogroup', { name: 'Leagues' }));
  expect(leagues.getAllByRole('radio').map((one) => one.parentElement?.textContent)).toEqual([
    'All leagues',
    'Golden League',
    'River League',
  ]);
  await user.click(leagues.getByRole('radio', { name: 'River League' }));
  const [only, ...others] = await entries();
  expect(only).toHaveTextContent('Monywa');
  expect(others).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop updating the odds' }));
  await user.click(screen.getByRole('button', { name: 'Keep the odds up to date' }));
  await ports.loadFixtures.answer({
    ...READ,
    matches: [LIVE, { ...COMING, id: 'CL-1', league: 'Coast League' }],
  });
  expect(leagues.getByRole('radio', { name: 'All leagues' })).toBeChecked();
  expect(await entries()).toHaveLength(2);
});

test('running and coming matches stand in groups, of which one is chosen', async () => {
  const user = userEvent.setup();
  const { ports } = await renderCentre('/sports');
  await ports.loadFixtures.answer(READ);
  const list = await screen.findByRole('list', { name: 'Matches' });
  const [live, running, coming, next, none] = list.children;
  expect(live?.textContent).toBe('Live');
  expect(running).toHaveTextContent('Bago');
  expect(coming?.textContent).toBe('Coming');
  expect(next).toHaveTextContent('Monywa');
  expect(none).toBeUndefined();
  const stages = within(screen.getByRole('radiogroup', { name: 'Live or coming' }));
  await user.click(stages.getByRole('radio', { name: 'Live' }));
  expect(await entries()).toEqual([running]);
  expect(screen.queryByRole('heading', { name: 'Coming' })).toBeNull();
  const leagues = within(screen.getByRole('radiogroup', { name: 'Leagues' }));
  await user.click(leagues.getByRole('radio', { name: 'River League' }));
  expect(screen.queryByRole('list', { name: 'Matches' })).toBeNull();
  expect(screen.getByText('No match of this choice at the moment.')).toBeVisible();
  await user.click(stages.getByRole('radio', { name: 'Coming' }));
  const [only, ...others] = await entries();
  expect(only).toHaveTextContent('Monywa');
  expect(others).toEqual([]);
});

test('the signs before the odds are explained', async () => {
  const { ports } = await renderCentre('/sports');
  await ports.loadFixtures.answer(READ);
  const legend = await screen.findByRole('list', { name: 'What 1, X and 2 mean' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 Home team wins', 'X Draw', '2 Away team wins']);
});

test('two matches of the same teams are told apart by their start', async () => {
  const { ports } = await renderCentre('/sports');
  const later = { ...COMING, id: 'RL-2', startsAt: COMING.startsAt + 600_000 };
  await ports.loadFixtures.answer({ ...READ, matches: [COMING, later] });
  const openers = await screen.findAllByRole('button', { name: /^Open match: Monywa – Magway, / });
  expect(new Set(openers.map((one) => one.getAttribute('aria-label'))).size).toBe(2);
});

test('the start on another day has its day', async () => {
  const { ports } = await renderCentre('/sports');
  const startsAt = READ.asOf + 48 * 3_600_000;
  await ports.loadFixtures.answer({ ...READ, matches: [{ ...COMING, startsAt }] });
  const [only] = (await entries()) as [HTMLElement];
  expect(within(only).getByText(/^Starts/)).toHaveTextContent(/^Starts 1970-01-0\d \d\d:\d\d$/);
});

test('the matches stay on show while they are read again, also when that fails', async () => {
  const user = userEvent.setup();
  const { ports } = await renderCentre('/sports');
  await ports.loadFixtures.answer(READ);
  const stop = await screen.findByRole('button', { name: 'Stop updating the odds' });
  await user.click(stop);
  await user.click(screen.getByRole('button', { name: 'Keep the odds up to date' }));
  await ports.loadFixtures.fail({ kind: 'offline' });
  expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  expect(await entries()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await ports.loadFixtures.answer({ ...READ, matches: [COMING] });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await entries()).toHaveLength(1);
});

test('a match that begins keeps the focus', async () => {
  const user = userEvent.setup();
  const { ports } = await renderCentre('/sports');
  await ports.loadFixtures.answer(READ);
  const draw = await screen.findByRole('button', { name: /^Bet: Monywa – Magway, .*Draw/ });
  await user.click(screen.getByRole('button', { name: 'Stop updating the odds' }));
  await user.click(screen.getByRole('button', { name: 'Keep the odds up to date' }));
  draw.focus();
  await ports.loadFixtures.answer({ ...READ, matches: [{ ...COMING, minute: 1 }] });
  expect(screen.queryByRole('heading', { name: 'Coming' })).toBeNull();
  expect(draw).toHaveFocus();
});

test('the focus goes to the next match when the one that has it is over', async () => {
  const user = userEvent.setup();
  const { ports } = await renderCentre('/sports');
  await ports.loadFixtures.answer(READ);
  const over = await screen.findByRole('button', { name: named('Open match: Bago – Pyay') });
  await user.click(screen.getByRole('button', { name: 'Stop updating the odds' }));
  await user.click(screen.getByRole('button', { name: 'Keep the odds up to date' }));
  over.focus();
  await ports.loadFixtures.answer({ ...READ, matches: [COMING] });
  expect(over).not.toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: named('Bet: Monywa – Magway', ', Home') }),
  ).toHaveFocus();
});

test('other centres have no matches', async () => {
  const { ports } = await renderCentre('/esports');
  expect(screen.getByRole('button', { name: 'Maker TF' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Matches' })).toBeNull();
  expect(ports.loadFixtures.calls).toEqual([]);
});

test('in Burmese', async () => {
  const { ports } = await renderCentre('/sports', 'MY');
  await ports.loadFixtures.answer(READ);
  expect(await entries(joinSyllables('ပွဲစဉ်များ'))).toHaveLength(2);
});
