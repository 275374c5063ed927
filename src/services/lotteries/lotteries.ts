import { endpoints } from '../../../contract/endpoints';
import type { LotteryGame } from '../../../contract/games';
import type { LotteryKind, LotteryMenu, LotteryTile, OpenedDraw } from '../../../machines/lottery/lottery.types';
import type { Tiles } from '../games/tiles';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

/** The prize modes of a page that the brand may have (spec §3 Brand configuration); the Vietnamese page has one of its own. */
const MODES = { lottery: ['LOTT', 'ZY', 'ELOTT'], seaLottery: ['SEA'] } as const;
const DEVICE = 'WEB';

/** Lottery menus and opened numbers (spec §2 /lottery, /seaLottery, /vnLottery; §7). */
export const createLotteries = (call: Call, prizeModes: readonly string[], { imageUrl }: Pick<Tiles, 'imageUrl'>) => {
  const toTile = ({ gameCode, gameName, iconUrl, ...rest }: LotteryGame): LotteryTile =>
    ({ code: gameCode, name: gameName, group: rest.group, icon: imageUrl(iconUrl), nextDrawAt: rest.nextDrawAt, drawsEvery: rest.drawsEvery });

  const loadVietnamese = async (signal?: AbortSignal): Promise<LotteryMenu> => {
    const [menu, recent] = await Promise.all([
      call(endpoints.vnGameMenu, { prizeMode: 'VN', device: DEVICE }, { signal }),
      call(endpoints.vnGameMenuRecent, { device: DEVICE }, { signal }),
    ]);
    return { games: valueOf(endpoints.vnGameMenu, menu).games.map(toTile), recent: valueOf(endpoints.vnGameMenuRecent, recent).games.map(toTile) };
  };

  const loadMenu = async ({ kind }: { kind: LotteryKind }, signal?: AbortSignal): Promise<LotteryMenu> => {
    if (kind === 'vnLottery') return loadVietnamese(signal);
    const modes = MODES[kind].filter((mode) => prizeModes.includes(mode));
    const menus = await Promise.all(modes.map((prizeMode) => call(endpoints.gameMenus, { prizeMode, device: DEVICE }, { signal })));
    return { games: menus.flatMap((menu) => valueOf(endpoints.gameMenus, menu).games).map(toTile), recent: [] };
  };

  return {
    loadMenu,
    loadDraws: async ({ kind, gameCode }: { kind: LotteryKind; gameCode: string }, signal?: AbortSignal): Promise<OpenedDraw[]> => {
      const row = kind === 'vnLottery' ? endpoints.vnOpened : endpoints.lottoOpened;
      return valueOf(row, await call(row, { gameCode }, { signal }));
    },
  };
};
