import { useSelector } from '@xstate/react';
import type { LotteryRef } from '../../../../machines/lobby/lottery/lottery.machine';
import { selectGame, selectMenu } from '../../../../machines/lobby/lottery/lottery.selectors';
import type { LotteryTile } from '../../../../machines/lobby/lottery/lottery.types';
import { useT } from '../../../i18n/i18n';
import { useAtNow } from '../../../ui/hooks/useNow';
import { Ticket } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { TimeLeft } from '../../../ui/TimeLeft';
import * as css from './Lottery.css';

type Props = { lottery: LotteryRef; onChoose: (gameCode: string) => void };
type Group = { name: string; games: LotteryTile[] };

/** The lotteries by group; recently played ones come first. */
export function LotteryMenu({ lottery, onChoose }: Props) {
  const t = useT('lottery');
  const menu = useSelector(lottery, selectMenu);
  const chosen = useSelector(lottery, selectGame);
  if (!menu) return null;
  const recent = menu.recent.length > 0 ? [{ name: t('recent'), games: menu.recent }] : [];
  return (
    <nav aria-label={t('menu')} className={css.menu}>
      {[...recent, ...groupsOf(menu.games)].map(({ name, games }) => (
        <section key={name} aria-label={name} className={css.group}>
          <h2 className={css.groupName}>{name}</h2>
          <ul role="list" className={css.games}>
            {games.map((game) => (
              <li key={game.code}>
                <Entry game={game} isChosen={game.code === chosen?.code} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Entry({
  game: { code, name, icon, nextDrawAt },
  isChosen,
  onChoose,
}: {
  game: LotteryTile;
  isChosen: boolean;
  onChoose: (gameCode: string) => void;
}) {
  const t = useT('lottery');
  const isDrawing = useAtNow((now) => now >= nextDrawAt);
  return (
    <button
      type="button"
      className={css.entry}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(code)}
    >
      <Picture
        src={icon}
        className={css.icon}
        width={44}
        height={44}
        instead={
          <span className={css.noIcon}>
            <Ticket size={22} aria-hidden="true" />
          </span>
        }
      />
      <span className={css.entryName}>{name}</span>
      {/* The time is not part of the button's name, which would change every second. */}
      <span className={css.entryTime} aria-hidden="true">
        {isDrawing ? t('drawing') : <TimeLeft until={nextDrawAt} />}
      </span>
    </button>
  );
}

const groupsOf = (games: LotteryTile[]): Group[] =>
  [...new Set(games.map(({ group }) => group))].map((name) => ({
    name,
    games: games.filter(({ group }) => group === name),
  }));
