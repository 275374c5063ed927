import { useSelector } from '@xstate/react';
import type { ContractsRef } from '../../../../machines/agents/contracts/contracts.machine';
import {
  MOST_CONTRACTS,
  selectContracts,
  selectIsReading,
  selectMemberId,
  selectSide,
} from '../../../../machines/agents/contracts/contracts.selectors';
import type { Contract } from '../../../../machines/agents/contracts/contracts.types';
import { useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ChevronDown } from '../../../ui/icons';
import { platformTime } from '../../../i18n/platformTime';
import * as css from './contracts.css';
import { useTermsWords } from './useTermsWords';

const TONES = {
  pending: 'action',
  accepted: 'success',
  rejected: 'neutral',
  cancelled: 'neutral',
  terminated: 'danger',
} as const satisfies Record<Contract['status'], string>;

/**
 * Contracts of one side, newest first, each with its status, its pending requests and its history.
 */
export function ContractList({ contracts }: { contracts: ContractsRef }) {
  const t = useT('contracts');
  const side = useSelector(contracts, selectSide);
  const all = useSelector(contracts, selectContracts) ?? [];
  const isReading = useSelector(contracts, selectIsReading);
  return (
    <>
      <ul
        role="list"
        className={css.list}
        aria-label={t(`side.${side}`)}
        aria-busy={isReading || undefined}
      >
        {all.map((contract) => (
          <Card as="li" key={contract.id}>
            <Entry contracts={contracts} contract={contract} />
          </Card>
        ))}
      </ul>
      {all.length < MOST_CONTRACTS ? null : (
        <p className={css.muted}>
          {t(side === 'downline' ? 'search.newest' : 'newest', { count: MOST_CONTRACTS })}
        </p>
      )}
    </>
  );
}

type EntryProps = { contracts: ContractsRef; contract: Contract };

function Entry({ contracts, contract }: EntryProps) {
  const t = useT('contracts');
  const { summary, period } = useTermsWords();
  const me = useSelector(contracts, selectMemberId);
  const { type, upline, downline, terms } = contract;
  return (
    <article className={css.entry} aria-label={`${t(`type.${type}`)}, ${otherOf(contract, me)}`}>
      <div className={css.facts}>
        <div className={css.fact}>
          <h3 className={css.name}>{t(`type.${type}`)}</h3>
          <p className={css.muted}>
            {upline.id === me
              ? t('to', { account: downline.account })
              : t('from', { account: upline.account })}
          </p>
        </div>
        <div className={css.fact}>
          <p className={css.rate}>{summary(contract)}</p>
          <p className={css.muted}>{period(terms)}</p>
        </div>
        <div className={css.foot}>
          <Status contract={contract} me={me} />
          <Actions contracts={contracts} contract={contract} />
        </div>
      </div>
      <History contract={contract} />
    </article>
  );
}

const otherOf = ({ upline, downline }: Contract, me: string) =>
  upline.id === me ? downline.account : upline.account;
const isWaitedFor = ({ waitsFor, upline, downline }: Contract, me: string) =>
  (waitsFor === 'upline' ? upline.id : waitsFor === 'downline' ? downline.id : null) === me;

/**
 * One status: whose answer an open request waits for, or else how the contract stands. The line of
 * the history below says what was requested.
 */
function Status({ contract, me }: { contract: Contract; me: string }) {
  const t = useT('contracts');
  const { status, waitsFor } = contract;
  const isForMe = isWaitedFor(contract, me);
  return (
    <p>
      <Badge tone={waitsFor === null ? TONES[status] : isForMe ? 'action' : 'info'}>
        {waitsFor === null
          ? t(`status.${status}`)
          : isForMe
            ? t('waitsForYou')
            : t('waitsForOther', { account: otherOf(contract, me) })}
      </Badge>
    </p>
  );
}

function Actions({ contracts, contract }: EntryProps) {
  const t = useT('contracts');
  const me = useSelector(contracts, selectMemberId);
  const { type, status, request } = contract;
  if (request !== null) {
    return (
      <div className={css.actions}>
        {isWaitedFor(contract, me) ? (
          <Button
            tone="primary"
            compact
            aria-label={t('reviewOf', { type: t(`type.${type}`), account: otherOf(contract, me) })}
            onClick={() => contracts.send({ type: 'request.open', contract })}
          >
            {t('review')}
          </Button>
        ) : (
          <Button
            compact
            onClick={() => contracts.send({ type: 'step.ask', step: { contract, step: 'cancel' } })}
          >
            {t(request === 'new' ? 'withdrawOffer' : 'withdrawTermination')}
          </Button>
        )}
      </div>
    );
  }
  if (status !== 'accepted') return null;
  return (
    <div className={css.actions}>
      <Button
        compact
        onClick={() => contracts.send({ type: 'step.ask', step: { contract, step: 'terminate' } })}
      >
        {t('terminate')}
      </Button>
    </div>
  );
}

/** What happened last, and before it. */
function History({ contract: { history, offeredAt } }: { contract: Contract }) {
  const t = useT('contracts');
  const newest = history.at(-1) ?? { event: 'offered', at: offeredAt };
  return (
    <details className={css.history}>
      <summary>
        <span className={css.newest}>
          <span className={css.historyTitle}>{t('history.title')}</span>
          <span>
            {t(`history.${newest.event}`)}{' '}
            <span className={css.time}>{platformTime(newest.at)}</span>
          </span>
        </span>
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <ol role="list" className={css.events}>
        {history.map(({ at, event, by }) => (
          <li key={`${at}-${event}`} className={css.event}>
            <span>
              {t(`history.${event}`)}{' '}
              <span className={css.muted}>
                {by === null ? t('history.platform') : t('history.by', { account: by })}
              </span>
            </span>
            <time className={css.time} dateTime={new Date(at).toISOString()}>
              {platformTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
