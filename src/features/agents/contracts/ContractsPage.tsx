import { useSelector } from '@xstate/react';
import type { ContractsRef } from '../../../../machines/agents/contracts/contracts.machine';
import {
  CONTRACT_TYPES,
  selectDownline,
  selectIsNarrowed,
  selectIsStepping,
  selectMemberId,
  selectMessage,
  selectRequest,
  selectScreen,
  selectSearch,
  selectSide,
  selectSides,
  selectStep,
  selectType,
} from '../../../../machines/agents/contracts/contracts.selectors';
import type {
  ContractSide,
  ContractType,
} from '../../../../machines/agents/contracts/contracts.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { NoAnswer } from '../../../ui/NoAnswer';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { useFocusHere } from '../../../ui/hooks/useFocusHere';
import { useSearchDraft } from '../../../ui/hooks/useSearchDraft';
import { ReceiptText } from '../../../ui/icons';
import { SearchField } from '../../../ui/SearchField';
import { Skeleton } from '../../../ui/Skeleton';
import { Tabs } from '../../../ui/Tabs';
import { ContractList } from './ContractList';
import * as css from './contracts.css';
import { RequestReview } from './RequestReview';
import { useTermsWords } from './useTermsWords';

type Props = { contracts: ContractsRef };

/**
 * Contracts between uplines and downlines (spec §2 Modals): pending requests, own contracts,
 * contracts given to downlines. In the dialog, and a page of the agent centre.
 */
export function ContractsPage({ actor: contracts }: { actor: ContractsRef }) {
  const request = useSelector(contracts, selectRequest);
  const screen = useSelector(contracts, selectScreen);
  const place = useFocusOnChange<HTMLDivElement>(screen === 'request' ? null : 'lists');
  return (
    <>
      <div ref={place} tabIndex={-1}>
        {screen === 'request' ? (
          request && <RequestReview request={request} key={request.sessionId} />
        ) : (
          <Lists contracts={contracts} />
        )}
      </div>
      <StepDialog contracts={contracts} />
    </>
  );
}

function Lists({ contracts }: Props) {
  const t = useT('contracts');
  const downline = useSelector(contracts, selectDownline);
  return downline ? (
    <section className={css.page} aria-labelledby="contracts-with">
      <h4 id="contracts-with" className={css.heading}>
        {t('with', { account: downline.account })}
      </h4>
      <Types contracts={contracts} />
      <List contracts={contracts} />
    </section>
  ) : (
    <Sides contracts={contracts} />
  );
}

function Sides({ contracts }: Props) {
  const t = useT('contracts');
  const side = useSelector(contracts, selectSide);
  const sides = useSelector(contracts, selectSides);
  // The button of an empty list is gone with its list.
  const { here } = useFocusHere<HTMLDivElement>(side);
  return (
    <Tabs<ContractSide>
      label={t('sides')}
      items={sides.map((id) => ({ id, label: t(`side.${id}`) }))}
      selected={side}
      onSelect={(next) => contracts.send({ type: 'side.choose', side: next })}
    >
      <div ref={here} tabIndex={-1} className={css.page}>
        {side === 'downline' ? <Search contracts={contracts} /> : null}
        <Types contracts={contracts} />
        <List contracts={contracts} />
      </div>
    </Tabs>
  );
}

const ALL = 'all';

function Types({ contracts }: Props) {
  const t = useT('contracts');
  const chosen = useSelector(contracts, selectType);
  return (
    <div data-choice="view">
      <ChoiceChips<ContractType | typeof ALL>
        inOneLine
        label={t('kinds')}
        name="contract-type"
        options={[
          { value: ALL, label: t('kind.all') },
          ...CONTRACT_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) })),
        ]}
        value={chosen ?? ALL}
        onSelect={(value) =>
          contracts.send({ type: 'type.choose', of: value === ALL ? null : value })
        }
      />
    </div>
  );
}

function Search({ contracts }: Props) {
  const t = useT('contracts');
  const [words, change] = useSearchDraft(useSelector(contracts, selectSearch), (search) =>
    contracts.send({ type: 'search.change', search }),
  );
  return (
    <SearchField
      label={t('search.label')}
      clearLabel={t('search.clear')}
      placeholder={t('search.label')}
      maxLength={40}
      value={words}
      onChange={change}
    />
  );
}

function List({ contracts }: Props) {
  const t = useT('contracts');
  const common = useT('common');
  const say = useMessage('contracts');
  const side = useSelector(contracts, selectSide);
  const isSearched = useSelector(contracts, selectSearch) !== '';
  const isNarrowed = useSelector(contracts, selectIsNarrowed);
  const screen = useSelector(contracts, selectScreen);
  const step = useSelector(contracts, selectStep);
  const message = useSelector(contracts, selectMessage);
  if (screen === 'failed')
    return (
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => contracts.send({ type: 'list.reload' })}
      >
        {say(message)}
      </FailureState>
    );
  return (
    <div className={css.page}>
      {message && !step ? <Alert tone="warning">{say(message)}</Alert> : null}
      {screen === 'loading' ? (
        <div role="status" aria-label={t('loading')} className={css.page}>
          <Skeleton height={168} />
          <Skeleton height={168} />
        </div>
      ) : screen === 'empty' ? (
        <EmptyState
          icon={<ReceiptText size={28} />}
          action={
            side === 'incoming' && !isNarrowed ? (
              <Button onClick={() => contracts.send({ type: 'side.choose', side: 'own' })}>
                {t('side.own')}
              </Button>
            ) : null
          }
        >
          {isSearched ? t('search.none') : isNarrowed ? t('none') : t(`empty.${side}`)}
        </EmptyState>
      ) : (
        <ContractList contracts={contracts} />
      )}
    </div>
  );
}

function StepDialog({ contracts }: Props) {
  const t = useT('contracts');
  const say = useMessage('contracts');
  const { summary } = useTermsWords();
  const me = useSelector(contracts, selectMemberId);
  const asked = useSelector(contracts, selectStep);
  const isBusy = useSelector(contracts, selectIsStepping);
  const message = useSelector(contracts, selectMessage);
  const kind = asked?.step ?? 'terminate';
  const account =
    asked &&
    (asked.contract.upline.id === me ? asked.contract.downline : asked.contract.upline).account;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t(`step.${kind}.title`)}
      tone="danger"
      busy={isBusy}
      confirmLabel={t(`step.${kind}.yes`)}
      cancelLabel={t('confirm.no')}
      onConfirm={() => contracts.send({ type: 'step.confirm' })}
      onCancel={() => contracts.send({ type: 'step.back' })}
    >
      {asked ? (
        <div className={css.section}>
          <p>
            {t(`step.${kind}.text`, {
              account,
              type: t(`type.${asked.contract.type}`),
              terms: summary(asked.contract),
            })}
          </p>
          {message && !isBusy ? (
            <NoAnswer known={say(message)} unsure={t('confirm.unsure')} />
          ) : null}
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
