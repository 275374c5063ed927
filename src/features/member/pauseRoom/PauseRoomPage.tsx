import { useSelector } from '@xstate/react';
import type { PauseRoomRef } from '../../../../machines/member/pauseRoom/pauseRoom.machine';
import {
  selectHasFailed,
  selectIsSettling,
  selectMessage,
  selectRoom,
} from '../../../../machines/member/pauseRoom/pauseRoom.selectors';
import type { OpenDeposit, PauseRoom } from '../../../../machines/member/pauseRoom/pauseRoom.types';
import { createZonedTime, minuteOf } from '../../../../machines/shared/zonedTime.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectSupport } from '../../../../machines/site/session/session.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { useZoneName } from '../../../i18n/zoneName';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { FailureState } from '../../../ui/FailureState';
import { ExternalLink, Link } from '../../../ui/Link';
import { formatMoney } from '../../../ui/money';
import { Waiting } from '../../../ui/Waiting';
import * as css from './PauseRoom.css';

type Props = {
  room: PauseRoomRef;
  session: SessionRef;
  /** The platform's. */
  timeZone: string;
};
type Block = NonNullable<PauseRoom['block']>;

/** The pages of the member centre that stay open, in the order of their use. */
const PAGES = [
  { way: 'withdraw', page: 'withdraw' },
  { way: 'statement', page: 'statement' },
  { way: 'records', page: 'transactionHistory' },
  { way: 'limits', page: 'limits' },
  { way: 'messages', page: 'messageV2' },
] as const;

/** What a member who is on a break or excluded sees instead of the games (issue 28). */
export function PauseRoomPage(props: Props) {
  const { room } = props;
  const common = useT('common');
  const say = useMessage();
  const facts = useSelector(room, selectRoom);
  const hasFailed = useSelector(room, selectHasFailed);
  const message = useSelector(room, selectMessage);
  if (hasFailed)
    return (
      <FailureState retryLabel={common('retry')} onRetry={() => room.send({ type: 'room.reload' })}>
        {say(message)}
      </FailureState>
    );
  if (!facts?.block) return <Waiting label={common('loading')} rows={3} height={160} />;
  return <Room {...props} facts={facts} block={facts.block} />;
}

function Room({
  room,
  session,
  timeZone,
  facts,
  block,
}: Props & { facts: PauseRoom; block: Block }) {
  const t = useT('pauseRoom');
  return (
    <div className={css.page}>
      <h1>{t(block.kind)}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <InForce block={block} timeZone={timeZone} />
      {facts.deposit ? <DepositCard room={room} deposit={facts.deposit} facts={facts} /> : null}
      <StillOpen session={session} />
      <Helpers facts={facts} />
    </div>
  );
}

function InForce({ block, timeZone }: { block: Block; timeZone: string }) {
  const t = useT('pauseRoom');
  const zone = useZoneName(timeZone);
  const timeOf = createZonedTime(timeZone);
  const at = (time: number) => t('time', { time: minuteOf(timeOf(time)), zone });
  const facts = [
    { term: t('kind'), value: t(`kinds.${block.kind}`) },
    { term: t('since'), value: at(block.startedAt) },
    { term: t('until'), value: block.endsAt === null ? t('openEnd') : at(block.endsAt) },
  ];
  return (
    <Card as="section" aria-labelledby="pause-in-force">
      <div className={css.part}>
        <h2 id="pause-in-force" className={css.heading}>
          {t('inForce')}
        </h2>
        <dl className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

function DepositCard({
  room,
  deposit: { id, amount, status },
  facts: { currencySymbol },
}: {
  room: PauseRoomRef;
  deposit: OpenDeposit;
  facts: PauseRoom;
}) {
  const t = useT('pauseRoom');
  const say = useMessage();
  const isSettling = useSelector(room, selectIsSettling);
  const message = useSelector(room, selectMessage);
  const about = { id, amount: formatMoney(amount, currencySymbol) };
  return (
    <Card as="section" aria-labelledby="pause-deposit">
      <div className={css.part}>
        <h2 id="pause-deposit" className={css.heading}>
          {t('deposit.title')}
        </h2>
        {message ? <Alert tone="danger">{say(message)}</Alert> : null}
        {status === 'unpaid' ? (
          <>
            <p>{t('deposit.unpaid', about)}</p>
            <div className={css.buttons}>
              <Button
                disabled={isSettling}
                onClick={() => room.send({ type: 'deposit.settle', wish: 'paid' })}
              >
                {t('deposit.paid')}
              </Button>
              <Button
                disabled={isSettling}
                onClick={() => room.send({ type: 'deposit.settle', wish: 'cancel' })}
              >
                {t('deposit.cancel')}
              </Button>
            </div>
          </>
        ) : (
          <p>{t('deposit.checking', about)}</p>
        )}
      </div>
    </Card>
  );
}

function StillOpen({ session }: { session: SessionRef }) {
  const t = useT('pauseRoom');
  const support = useSelector(session, selectSupport);
  const ways = [
    ...PAGES.map(({ way, page }) => ({
      way,
      go: () => session.send({ type: 'memberCentre.open', page }),
    })),
    { way: 'chat' as const, go: () => support.send({ type: 'chat.open' }) },
  ];
  return (
    <section className={css.part} aria-labelledby="pause-open">
      <h2 id="pause-open" className={css.heading}>
        {t('open')}
      </h2>
      <ul role="list" className={css.ways}>
        {ways.map(({ way, go }) => (
          <Card as="li" key={way}>
            <div className={css.way}>
              <Button tone={way === 'withdraw' ? 'primary' : 'secondary'} onClick={go}>
                {t(`${way}.title`)}
              </Button>
              <p className={css.wayText}>{t(`${way}.text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Helpers({ facts: { organisations } }: { facts: PauseRoom }) {
  const t = useT('pauseRoom');
  return (
    <Card as="section" aria-labelledby="pause-help">
      <div className={css.part}>
        <h2 id="pause-help" className={css.heading}>
          {t('help')}
        </h2>
        <ul role="list" className={css.links}>
          {organisations.map(({ name, url }) => (
            <li key={url}>
              <ExternalLink href={url}>{name}</ExternalLink>
            </li>
          ))}
          <li>
            <Link to="/help#when-playing-worries-you">{t('worries')}</Link>
          </li>
        </ul>
        <p className={css.wayText}>{t('helpText')}</p>
      </div>
    </Card>
  );
}
