import { endpoints } from '../../../contract/endpoints';
import type { LotteryMenuAnswer } from '../../../contract/lotteries';
import type {
  LotteryKind,
  LotteryMenu,
  LotteryTile,
  OpenedDraw,
} from '../../../machines/lobby/lottery/lottery.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/**
 * The prize modes of a page that the brand may have (spec §3 Brand configuration); the Vietnamese
 * page has one of its own.
 */
const MODES = { lottery: ['LOTT', 'ZY', 'ELOTT'], seaLottery: ['SEA'] } as const;
const DEVICE = 'WEB';

/** Lottery menus and opened numbers (spec §2 /lottery, /seaLottery, /vnLottery; §7). */
export const createLotteries = ({ call, now, brand: { prizeModes }, tiles: { imageUrl } }: Kit) => {
  // Draws are counted down on the device's clock, even if it is wrong.
  const toTiles = (menu: LotteryMenuAnswer): LotteryTile[] =>
    menu.games.map(({ gameCode, gameName, iconUrl, nextDrawAt, ...rest }) => ({
      ...rest,
      code: gameCode,
      name: gameName,
      icon: imageUrl(iconUrl),
      nextDrawAt: nextDrawAt - menu.now + now(),
    }));

  const loadVietnamese = async (signal?: AbortSignal): Promise<LotteryMenu> => {
    const [menu, recent] = await Promise.all([
      call(endpoints.vnGameMenu, { prizeMode: 'VN', device: DEVICE }, { signal }),
      call(endpoints.vnGameMenuRecent, { device: DEVICE }, { signal }),
    ]);
    return {
      games: toTiles(valueOf(endpoints.vnGameMenu, menu)),
      recent: toTiles(valueOf(endpoints.vnGameMenuRecent, recent)),
    };
  };

  const loadMenu = async (
    { kind }: { kind: LotteryKind },
    signal?: AbortSignal,
  ): Promise<LotteryMenu> => {
    if (kind === 'vnLottery') return loadVietnamese(signal);
    const modes = MODES[kind].filter((mode) => prizeModes.includes(mode));
    const menus = await Promise.all(
      modes.map((prizeMode) =>
        call(endpoints.gameMenus, { prizeMode, device: DEVICE }, { signal }),
      ),
    );
    return {
      games: menus.flatMap((menu) => toTiles(valueOf(endpoints.gameMenus, menu))),
      recent: [],
    };
  };

  return {
    loadMenu,
    loadDraws: async (
      { kind, gameCode }: { kind: LotteryKind; gameCode: string },
      signal?: AbortSignal,
    ): Promise<OpenedDraw[]> => {
      const row = kind === 'vnLottery' ? endpoints.vnOpened : endpoints.lottoOpened;
      return valueOf(row, await call(row, { gameCode }, { signal }));
    },
  };
};
