import type { GameQuery } from '../../lobby/gameList/gameList.types';
import type { LotteryKind } from '../../lobby/lottery/lottery.types';
import { pathOfCategory } from '../../shared/gameAddress';

/** The address of a game list; defaults are left out. */
export const addressOfQuery = ({
  category,
  vendor,
  search,
  isSmallBet,
  isManyLines,
  sort,
}: GameQuery): string => {
  const said = new URLSearchParams();
  if (vendor) said.set('vassalage', vendor);
  if (search) said.set('search', search);
  if (isSmallBet) said.set('bet', '1');
  if (isManyLines) said.set('lines', '25');
  if (sort !== 'popular') said.set('sort', sort);
  return `${pathOfCategory(category) ?? '/rng'}${said.size > 0 ? `?${said}` : ''}`;
};

/** The address of a lottery page with one of its games. */
export const addressOfLottery = (kind: LotteryKind, gameCode: string): string =>
  `/${kind}?${new URLSearchParams({ gameCode })}`;
