import { useSelector } from '@xstate/react';
import type { LimitsRef } from '../../../../machines/member/limits/limits.machine';
import { selectIsWhyOpen } from '../../../../machines/member/limits/limits.selectors';
import type { Pack } from '../../../../machines/member/limits/limits.types';
import { useT } from '../../../i18n/i18n';
import { useZoneName } from '../../../i18n/zoneName';
import { formatMoney } from '../../../ui/money';
import { Disclosure } from '../../../ui/Disclosure';
import * as css from './Limits.css';

/** Rules whose sentence needs no figure: their values are shown where they are chosen. */
type SaidRule =
  | 'lowering'
  | 'raiseConfirmed'
  | 'limitPeriods'
  | 'severalLimits'
  | 'sessionClock'
  | 'breakHours'
  | 'exclusionMonths'
  | 'openWhileBlocked';

const nameOf = ({ name }: { name: string }) => name;

type Props = { limits: LimitsRef; pack: Pack; currencySymbol: string };

/** The rules of the jurisdiction, each with the clause that it comes from. */
export function Rules({ limits, pack, currencySymbol }: Props) {
  const t = useT('limits');
  const zone = useZoneName(pack.timeZone.value);
  const isOpen = useSelector(limits, selectIsWhyOpen);
  const kinds = pack.limitKinds.value.map((kind) => t(`why.kinds.${kind}`)).join(', ');
  const said = (key: SaidRule) => ({ text: t(`why.${key}`), rule: pack[key] });
  const { usual, least, most } = pack.realityCheck.value;
  const cycle = pack.gameCycle.value;
  const suggested = pack.limitSuggested.value;
  const review = pack.limitReview.value;
  const rules = [
    said('lowering'),
    {
      text: t('why.raiseHours', { count: pack.raiseHours.value }),
      rule: pack.raiseHours,
    },
    ...(pack.raiseWaitsForWindow.value
      ? [{ text: t('why.raiseWaitsForWindow'), rule: pack.raiseWaitsForWindow }]
      : []),
    said('raiseConfirmed'),
    said('limitPeriods'),
    { text: t('why.timeZone', { zone }), rule: pack.timeZone },
    { text: t('why.limitKinds', { kinds }), rule: pack.limitKinds },
    said('severalLimits'),
    { text: t(`why.prompt.${pack.limitPrompt.value}`), rule: pack.limitPrompt },
    { text: t(`why.promptAt.${pack.limitPromptAt.value}`), rule: pack.limitPromptAt },
    {
      text: suggested
        ? t('why.suggested', {
            amount: formatMoney(suggested.amount, currencySymbol),
            period: t(`period.${suggested.period}`),
          })
        : t('why.notSuggested'),
      rule: pack.limitSuggested,
    },
    { text: review ? t('why.review', review) : t('why.noReview'), rule: pack.limitReview },
    {
      text:
        least === most
          ? t('why.checkFixed', { minutes: usual })
          : t('why.checkChosen', { minutes: usual, least, most }),
      rule: pack.realityCheck,
    },
    said('sessionClock'),
    {
      text:
        pack.idleLogout.value === null
          ? t('why.noIdleLogout')
          : t('why.idleLogout', { count: pack.idleLogout.value }),
      rule: pack.idleLogout,
    },
    {
      text: !cycle
        ? t('why.noGameCycle')
        : cycle.others === null
          ? t('why.slotCycle', { slots: cycle.slots })
          : t('why.gameCycle', { slots: cycle.slots, others: cycle.others }),
      rule: pack.gameCycle,
    },
    said('breakHours'),
    {
      text:
        pack.panicHours.value === null
          ? t('why.noPanicHours')
          : t('why.panicHours', { count: pack.panicHours.value }),
      rule: pack.panicHours,
    },
    said('exclusionMonths'),
    said('openWhileBlocked'),
    {
      text: t(pack.sessionAtExclusion.value === 'ends' ? 'why.sessionEnds' : 'why.sessionStays'),
      rule: pack.sessionAtExclusion,
    },
    {
      text: t(pack.withdrawalTakeBack.value ? 'why.takeBack' : 'why.noTakeBack'),
      rule: pack.withdrawalTakeBack,
    },
    {
      text: t('why.organisations', { names: pack.organisations.value.map(nameOf).join(', ') }),
      rule: pack.organisations,
    },
  ];
  return (
    <Disclosure
      open={isOpen}
      onToggle={() => limits.send({ type: 'why.toggle' })}
      heading={t('why.title')}
      level={4}
    >
      <p>{t('why.jurisdiction', { code: pack.code })}</p>
      <dl className={css.items}>
        {rules.map(({ text, rule }) => (
          <div key={text}>
            <dt className={css.name}>{text}</dt>
            <dd className={css.muted}>
              <span lang="en">{rule.clause}</span>
              {rule.assumed ? ` (${t('why.assumed')})` : ''}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
