import { useSelector } from '@xstate/react';
import type { RealityCheckRef } from '../../../../machines/member/realityCheck/realityCheck.machine';
import { selectPanicHours } from '../../../../machines/member/realityCheck/checkDialog.selectors';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { Hand } from '../../../ui/icons';
import * as css from './RealityCheck.css';

type Props = {
  check: RealityCheckRef;
  /** In the bar of a game, where a phone has no place for the words. */
  isInBar: boolean;
};

/** Asks whether to stop playing at once, where the rule has such a button (issue 28). */
export function PanicButton({ check, isInBar }: Props) {
  const t = useT('realityCheck');
  const count = useSelector(check, selectPanicHours);
  if (count === null) return null;
  const name = t('panic', { count });
  return (
    <Button
      tone="danger"
      compact={isInBar}
      aria-label={name}
      title={name}
      onClick={() => check.send({ type: 'panic.open' })}
    >
      <span className={css.panic}>
        <Hand size={20} aria-hidden="true" />
        <span className={isInBar ? css.panicWords : undefined}>{name}</span>
      </span>
    </Button>
  );
}
