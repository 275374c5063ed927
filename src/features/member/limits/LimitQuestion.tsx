import { useSelector } from '@xstate/react';
import type { LimitChangeRef } from '../../../../machines/member/limitChange/limitChange.machine';
import {
  selectIsAsking,
  selectIsLost,
  selectIsSending,
  selectLimit,
  selectMessage,
  selectWish,
} from '../../../../machines/member/limitChange/limitChange.selectors';
import type { LimitDesk } from '../../../../machines/member/limits/limits.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useFigure } from './useFigure';

type Props = { change: LimitChangeRef; desk: LimitDesk };

/** The question before a limit is loosened, and after an answer was lost. */
export function LimitQuestion({ change, desk }: Props) {
  const t = useT('limits');
  const say = useMessage();
  const isAsking = useSelector(change, selectIsAsking);
  const isLost = useSelector(change, selectIsLost);
  const isSending = useSelector(change, selectIsSending);
  const message = useSelector(change, selectMessage);
  const wish = useSelector(change, selectWish);
  const kind = isLost || wish.change === 'drop' ? 'lost' : wish.change;
  return (
    <ConfirmDialog
      open={isAsking}
      title={t(`question.${kind}.title`)}
      confirmLabel={t(`question.${kind}.yes`)}
      cancelLabel={t('question.cancel')}
      busy={isSending}
      onConfirm={() => change.send({ type: 'change.confirm' })}
      onCancel={() => change.send({ type: 'change.cancel' })}
    >
      {isLost ? <p>{say(message)}</p> : null}
      {kind === 'lost' ? <p>{t('question.lost.text')}</p> : <Text change={change} desk={desk} />}
      <span role="status">{isSending ? t('question.sending') : null}</span>
    </ConfirmDialog>
  );
}

function Text({ change, desk: { currencySymbol, pack } }: Props) {
  const t = useT('limits');
  const wish = useSelector(change, selectWish);
  const limit = useSelector(change, selectLimit);
  const figureOf = useFigure(currencySymbol);
  const shown = (amount: string | null) => figureOf(limit.kind, amount);
  const current = shown(limit.amount);
  const count = pack.raiseHours.value;
  switch (wish.change) {
    case 'confirm':
      return (
        <p>
          {wish.amount === null
            ? t('question.confirm.removal', { current })
            : t('question.confirm.text', { amount: shown(wish.amount), current })}
        </p>
      );
    case 'drop':
      return null;
    case 'set':
    case 'remove':
      return (
        <>
          <p>
            {wish.change === 'set'
              ? t('question.set.text', { amount: shown(wish.amount), current, count })
              : t('question.remove.text', { current, count })}
          </p>
          {pack.raiseWaitsForWindow.value ? <p>{t('question.window')}</p> : null}
        </>
      );
  }
}
