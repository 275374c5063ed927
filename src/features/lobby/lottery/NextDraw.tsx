import { useSelector } from '@xstate/react';
import type { LotteryRef } from '../../../../machines/lobby/lottery/lottery.machine';
import { selectGame } from '../../../../machines/lobby/lottery/lottery.selectors';
import type { LotteryTile } from '../../../../machines/lobby/lottery/lottery.types';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectVendors } from '../../../../machines/site/session/session.selectors';
import { selectIsLoading, selectValue } from '../../../../machines/shared/loader.selectors';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import type { VendorLane } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { useAtNow } from '../../../ui/hooks/useNow';
import { Play, Ticket } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { TimeLeft } from '../../../ui/TimeLeft';
import * as css from './Lottery.css';

/**
 * The chosen lottery: the time until its next draw, and the button to play it at the vendor of the
 * lottery category.
 */
export function NextDraw({ session, lottery }: { session: SessionRef; lottery: LotteryRef }) {
  const t = useT('lottery');
  const game = useSelector(lottery, selectGame);
  if (!game) return null;
  const { name, group, icon, nextDrawAt, waitingTickets } = game;
  return (
    <section aria-labelledby="lottery" className={css.next}>
      <Picture
        src={icon}
        className={css.largeIcon}
        width={88}
        height={88}
        isUrgent
        instead={
          <span className={css.noIcon}>
            <Ticket size={40} aria-hidden="true" />
          </span>
        }
      />
      <div className={css.nextWords}>
        <p className={css.muted}>{group}</p>
        <h2 id="lottery">{name}</h2>
        {waitingTickets > 0 ? <p>{t('waiting', { count: waitingTickets })}</p> : null}
      </div>
      <Time until={nextDrawAt} />
      <PlayButton session={session} game={game} />
    </section>
  );
}

/** The time that is left, and that the draw takes place until the next one is known. */
function Time({ until }: { until: number }) {
  const t = useT('lottery');
  const isDrawing = useAtNow((now) => now >= until);
  return (
    <p className={css.nextTime}>
      {isDrawing ? (
        <strong className={css.clock}>{t('drawing')}</strong>
      ) : (
        <>
          <span className={css.muted}>{t('nextDraw')}</span>
          <span className={css.clock}>
            <TimeLeft until={until} label={t('nextDraw')} />
          </span>
        </>
      )}
    </p>
  );
}

function PlayButton({ session, game }: { session: SessionRef; game: LotteryTile }) {
  const vendors = useSelector(session, selectVendors);
  return vendors ? <VendorsPlayButton session={session} vendors={vendors} game={game} /> : null;
}

function VendorsPlayButton({
  session,
  vendors,
  game,
}: {
  session: SessionRef;
  vendors: VendorsRef;
  game: LotteryTile;
}) {
  const t = useT('lottery');
  const lanes = useSelector(vendors, selectValue<VendorLane[]>);
  const isLoading = useSelector(vendors, selectIsLoading);
  const maker = lanes?.find(({ category }) => category === 'LOTT')?.vendors[0];
  const play = () => {
    if (maker)
      session.send({
        type: 'gameLaunch.open',
        game: {
          id: '',
          name: game.name,
          vendor: maker.vendor,
          category: 'LOTT',
          code: game.code,
          opensList: false,
        },
      });
  };
  return (
    <Button tone="primary" disabled={!maker} busy={!maker && isLoading} onClick={play}>
      <Play size={18} aria-hidden="true" />
      {t('play')}
    </Button>
  );
}
