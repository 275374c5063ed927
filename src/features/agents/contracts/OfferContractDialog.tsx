import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import type { ContractOfferRef } from '../../../../machines/agents/contractOffer/contractOffer.machine';
import {
  OFFER_PERIODS,
  OFFER_TYPES,
  selectCanAdd,
  selectDownline,
  selectErrors,
  selectIsSending,
  selectMessage,
  selectTiers,
  selectType,
} from '../../../../machines/agents/contractOffer/contractOffer.selectors';
import type {
  ContractType,
  OfferField,
  OfferForm,
} from '../../../../machines/agents/contractOffer/contractOffer.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { AmountField } from '../../../ui/AmountField';
import { Button } from '../../../ui/Button';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { Dialog } from '../../../ui/Dialog';
import { Form } from '../../../ui/Form';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { SelectField } from '../../../ui/SelectField';
import * as css from './contracts.css';
import { figureOf, textOf } from '../../../ui/formText';

type Props = { offer: ContractOfferRef };

/**
 * A contract for a downline: its type, and tiers or rates with their requirements (spec §3
 * Contracts, Salary rates).
 */
export function OfferContractDialog({ actor: offer }: { actor: ContractOfferRef }) {
  const t = useT('contracts');
  const common = useT('common');
  const isSending = useSelector(offer, selectIsSending);
  return (
    <Dialog
      open
      size="large"
      title={t('offer.title')}
      closeLabel={common('close')}
      busy={isSending}
      dismissable={!isSending}
      onDismiss={() => offer.send({ type: 'form.cancel' })}
    >
      <OfferForm offer={offer} />
    </Dialog>
  );
}

function OfferForm({ offer }: Props) {
  const t = useT('contracts');
  const say = useMessage('validation');
  const { account } = useSelector(offer, selectDownline);
  const type = useSelector(offer, selectType);
  const tiers = useSelector(offer, selectTiers);
  const errors = useSelector(offer, selectErrors);
  const message = useSelector(offer, selectMessage);
  const isSending = useSelector(offer, selectIsSending);
  return (
    <Form
      className={css.form}
      busy={isSending}
      refusal={errors}
      onSubmit={(data) => offer.send({ type: 'form.submit', form: formOf(data, type, tiers) })}
    >
      <p className={css.heading}>{t('offer.to', { account })}</p>
      <ChoiceChips<ContractType>
        label={t('offer.type')}
        name="type"
        value={type}
        options={OFFER_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        onSelect={(contractType) => offer.send({ type: 'type.choose', contractType })}
      />
      <p className={css.muted}>
        {t(`offer.rule.${type}`)} {type === 'realTime' ? null : t('offer.tierRule')}{' '}
        {t('offer.ownRate')}
      </p>
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      {type === 'dividend' ? (
        <SelectField
          name="period"
          label={t('offer.period')}
          defaultValue="weekly"
          options={OFFER_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      ) : null}
      {type === 'realTime' ? <Rates offer={offer} /> : <Tiers offer={offer} key={type} />}
      <Button type="submit" tone="primary" agrees fullWidth busy={isSending}>
        {t('offer.submit')}
      </Button>
      <p role="status" className={css.status}>
        {isSending ? t('offer.sending') : null}
      </p>
    </Form>
  );
}

function Tiers({ offer }: Props) {
  const t = useT('contracts');
  const tiers = useSelector(offer, selectTiers);
  const canAdd = useSelector(offer, selectCanAdd);
  // A new tier takes the focus, to be filled in. A removed tier may have had it.
  const last = useFocusOnChange<HTMLInputElement>(tiers);
  return (
    <>
      {Array.from({ length: tiers }, (_, index) => (
        <fieldset key={index} className={css.tier}>
          <legend>{t('offer.tier', { number: index + 1 })}</legend>
          <div className={css.fields}>
            <Figure
              offer={offer}
              name={`tiers.${index}.rate`}
              label={t('offer.rate')}
              ref={index === tiers - 1 ? last : undefined}
            />
            <Figure
              offer={offer}
              name={`tiers.${index}.periodValidBet`}
              label={t('offer.validBet')}
            />
            <Figure
              offer={offer}
              name={`tiers.${index}.periodProfitLoss`}
              label={t('offer.netLoss')}
            />
            <Figure
              offer={offer}
              name={`tiers.${index}.activeMembers`}
              label={t('offer.activeMembers')}
              isCount
            />
          </div>
        </fieldset>
      ))}
      <div className={css.actions}>
        {canAdd ? (
          <Button compact onClick={() => offer.send({ type: 'tier.add' })}>
            {t('offer.addTier')}
          </Button>
        ) : null}
        {tiers > 1 ? (
          <Button compact onClick={() => offer.send({ type: 'tier.remove' })}>
            {t('offer.removeTier')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Rates({ offer }: Props) {
  const t = useT('contracts');
  return (
    <div className={css.fields}>
      <Figure offer={offer} name="profitRate" label={t('offer.profitRate')} />
      <Figure offer={offer} name="lossRate" label={t('offer.lossRate')} />
      <Figure offer={offer} name="singleBetAmount" label={t('offer.singleBetAmount')} />
    </div>
  );
}

type FigureProps = Props & {
  name: OfferField;
  label: string;
  isCount?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
};

function Figure({ offer, name, label, isCount = false, ref }: FigureProps) {
  const say = useMessage('validation');
  const error = useSelector(offer, selectErrors)[name];
  const isSending = useSelector(offer, selectIsSending);
  return (
    <AmountField
      ref={ref}
      name={name}
      label={label}
      isCount={isCount}
      required
      readOnly={isSending}
      error={say(error) ?? null}
      onChange={() => offer.send({ type: 'field.changed', field: name })}
    />
  );
}

const formOf = (form: FormData, type: ContractType, tiers: number): OfferForm => {
  const read = (name: OfferField) => figureOf(form, name);
  if (type === 'realTime')
    return {
      profitRate: read('profitRate'),
      lossRate: read('lossRate'),
      singleBetAmount: read('singleBetAmount'),
    };
  const chosen = OFFER_PERIODS.find((period) => period === textOf(form, 'period')) ?? null;
  return {
    period: type === 'daily' ? 'daily' : chosen,
    tiers: Array.from({ length: tiers }, (_, index) => ({
      rate: read(`tiers.${index}.rate`),
      periodValidBet: read(`tiers.${index}.periodValidBet`),
      periodProfitLoss: read(`tiers.${index}.periodProfitLoss`),
      activeMembers: read(`tiers.${index}.activeMembers`),
    })),
  };
};
