import { useSelector } from '@xstate/react';
import type { LotteryRef } from '../../../../machines/lobby/lottery/lottery.machine';
import {
  outcomeOf,
  selectAreDrawsLoading,
  selectDraws,
  selectGame,
  selectMessage,
} from '../../../../machines/lobby/lottery/lottery.selectors';
import type { OpenedDraw } from '../../../../machines/lobby/lottery/lottery.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { platformMoment, useTimesNote } from '../../../i18n/platformTime';
import { FailureAlert } from '../../../ui/FailureAlert';
import { FailureState } from '../../../ui/FailureState';
import { ChevronDown } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { Money } from '../../../ui/Money';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as css from './Lottery.css';

const WAITING = [0, 1, 2, 3, 4, 5];

/** The opened numbers of the chosen lottery, newest first (spec §7 opened numbers). */
export function Draws({ lottery }: { lottery: LotteryRef }) {
  const t = useT('lottery');
  const draws = useSelector(lottery, selectDraws);
  const isLoading = useSelector(lottery, selectAreDrawsLoading);
  const timesNote = useTimesNote();
  return (
    <section aria-labelledby="draws" aria-busy={isLoading || undefined} className={css.draws}>
      <h2 id="draws">{t('opened')}</h2>
      {draws.length > 0 ? <p className={css.muted}>{timesNote}</p> : null}
      {draws.length > 0 ? <Stale lottery={lottery} /> : null}
      {draws.length > 0 ? (
        <List draws={draws} />
      ) : isLoading ? (
        <Waiting />
      ) : (
        <Nothing lottery={lottery} />
      )}
    </section>
  );
}

function List({ draws }: { draws: OpenedDraw[] }) {
  return draws.some(({ prizes }) => prizes.length > 1) ? (
    <div className={css.list}>
      {draws.map((draw, index) => (
        <Prizes key={draw.drawNo} draw={draw} isNewest={index === 0} />
      ))}
    </div>
  ) : (
    <ol role="list" className={css.list}>
      {draws.map((draw, index) => (
        <Line key={draw.drawNo} draw={draw} isNewest={index === 0} />
      ))}
    </ol>
  );
}

/** A draw with one prize: its balls in one line. */
function Line({
  draw: { drawNo, openedAt, prizes, tickets },
  isNewest,
}: {
  draw: OpenedDraw;
  isNewest: boolean;
}) {
  const t = useT('lottery');
  const balls = prizes.flatMap(({ numbers }) => numbers);
  return (
    <li className={isNewest ? css.newest : css.draw}>
      <div className={css.drawHead}>
        <span className={css.drawNo}>{t('drawNo', { drawNo })}</span>
        <time className={css.muted} dateTime={new Date(openedAt).toISOString()}>
          {platformMoment(openedAt)}
        </time>
      </div>
      <Balls numbers={balls} isLarge={isNewest} label={t('numbersOf', { drawNo })} />
      <Tickets drawNo={drawNo} tickets={tickets} />
    </li>
  );
}

/**
 * A draw with several prizes, such as the eight of a Vietnamese lottery; the newest is unfolded.
 */
function Prizes({
  draw: { drawNo, openedAt, prizes, tickets },
  isNewest,
}: {
  draw: OpenedDraw;
  isNewest: boolean;
}) {
  const t = useT('lottery');
  return (
    <details className={css.prizes} open={isNewest}>
      <summary className={css.prizesHead}>
        <span className={css.drawNo}>{t('drawNo', { drawNo })}</span>
        <time className={css.muted} dateTime={new Date(openedAt).toISOString()}>
          {platformMoment(openedAt)}
        </time>
        <ChevronDown className={css.chevron} size={18} aria-hidden="true" />
      </summary>
      <table className={css.table} aria-label={t('numbersOf', { drawNo })}>
        <thead className={css.tableHead}>
          <tr>
            <th scope="col">{t('prize')}</th>
            <th scope="col">{t('numbers')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ prize, numbers }, index) => (
            <tr key={prize} data-first={index === 0 || undefined}>
              <th scope="row">{prize}</th>
              <td>
                <ul role="list" className={css.winning}>
                  {numbers.map((number, place) => (
                    <li key={`${place} ${number}`}>{number}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Tickets drawNo={drawNo} tickets={tickets} />
    </details>
  );
}

const TONES = { won: 'win', kept: 'plain', lost: 'loss' } as const;

/** The person's tickets for a draw, and how they ended. */
function Tickets({ drawNo, tickets }: Pick<OpenedDraw, 'drawNo' | 'tickets'>) {
  const t = useT('lottery');
  if (tickets.length === 0) return null;
  return (
    <ul role="list" aria-label={t('ticketsOf', { drawNo })} className={css.tickets}>
      {tickets.map((ticket) => {
        const outcome = outcomeOf(ticket);
        return (
          <li key={ticket.id} className={css.ticket}>
            <span>{t('ticket', { numbers: ticket.numbers.join(' ') })}</span>
            <span>
              {t(`outcome.${outcome}`)}{' '}
              <Money tone={TONES[outcome]}>
                {formatMoney(
                  outcome === 'kept' ? ticket.stake : ticket.profit,
                  ticket.currencySymbol,
                )}
              </Money>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Balls({
  numbers,
  isLarge,
  label,
}: {
  numbers: string[];
  isLarge: boolean;
  label: string;
}) {
  return (
    <ol role="list" aria-label={label} className={css.balls}>
      {numbers.map((number, place) => (
        <li key={`${place} ${number}`} className={isLarge ? css.largeBall : css.ball}>
          {number}
        </li>
      ))}
    </ol>
  );
}

/** Says that the draws shown are old: the newest could not be loaded. */
function Stale({ lottery }: { lottery: LotteryRef }) {
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(lottery, selectMessage);
  if (!message) return null;
  return (
    <FailureAlert
      retryLabel={common('retry')}
      onRetry={() => lottery.send({ type: 'data.reload' })}
    >
      {say(message)}
    </FailureAlert>
  );
}

function Nothing({ lottery }: { lottery: LotteryRef }) {
  const t = useT('lottery');
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(lottery, selectMessage);
  const code = useSelector(lottery, selectGame)?.code ?? '';
  return message ? (
    <FailureState
      key={code}
      retryLabel={common('retry')}
      onRetry={() => lottery.send({ type: 'data.reload' })}
    >
      {say(message)}
    </FailureState>
  ) : (
    <p className={css.muted}>{t('noDraws')}</p>
  );
}

function Waiting() {
  const common = useT('common');
  return (
    <div role="status" className={css.list}>
      <VisuallyHidden>{common('loading')}</VisuallyHidden>
      {WAITING.map((place) => (
        <Skeleton key={place} height={place === 0 ? 124 : 72} />
      ))}
    </div>
  );
}
