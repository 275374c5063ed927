import { useSelector } from '@xstate/react';
import type { PlayBreakRef } from '../../../../machines/member/playBreak/playBreak.machine';
import { selectChosenLength } from '../../../../machines/shared/pause.selectors';
import { useT } from '../../../i18n/i18n';
import { PauseQuestion } from './PauseQuestion';

/** Asks over a game whether to stop at once, for the hours that the rule gives (issue 28). */
export function PanicDialog({ pause }: { pause: PlayBreakRef }) {
  const t = useT('limits');
  const count = useSelector(pause, selectChosenLength) ?? 0;
  return (
    <PauseQuestion
      pause={pause}
      title={t('pause.panic.question', { count })}
      length={t('pause.hours', { count })}
      signsOut={false}
      yes={t('pause.panic.yes')}
    />
  );
}
