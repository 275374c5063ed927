import type { Withdrawal } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { useT } from '../../../i18n/i18n';
import { platformTime } from '../../../i18n/platformTime';
import * as css from './withdrawalConfirmation.css';

/** The history of a withdrawal, oldest first. */
export function Timeline({ withdrawal: { timeline } }: { withdrawal: Withdrawal }) {
  const t = useT('withdrawalConfirmation');
  return (
    <section className={css.form} aria-labelledby="withdrawal-timeline">
      <h4 id="withdrawal-timeline">{t('timeline.title')}</h4>
      <ol role="list" className={css.timeline}>
        {timeline.map(({ at, event }) => (
          <li key={event} className={css.step}>
            <span>{t(`timeline.${event}`)}</span>
            <time dateTime={new Date(at).toISOString()} className={css.stepTime}>
              {platformTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
