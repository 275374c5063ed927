import { useSelector } from '@xstate/react';
import type { PopupsRef } from '../../../../machines/announcements/popups/popups.machine';
import { selectNotices } from '../../../../machines/announcements/popups/notices.selectors';
import { useT } from '../../../i18n/i18n';
import { platformMoment, useTimesNote } from '../../../i18n/platformTime';
import * as css from './AgentHomePage.css';

const SHOWN = 3;

/** The newest announcements for agents, each of which opens; nothing while there are none. */
export function AgentNews({ popups }: { popups: PopupsRef }) {
  const t = useT('agentHome');
  const newest = useSelector(popups, selectNotices).slice(0, SHOWN);
  const timesNote = useTimesNote();
  if (newest.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="agent-news">
      <h2 id="agent-news" className={css.label}>
        {t('centre.announcements')}
      </h2>
      <ul role="list" className={css.news}>
        {newest.map(({ id, title, time }) => (
          <li key={id} className={css.newsItem}>
            <button
              type="button"
              className={css.newsButton}
              onClick={() => popups.send({ type: 'notices.open', id })}
            >
              {title}
            </button>
            <time className={css.label} dateTime={new Date(time).toISOString()}>
              {platformMoment(time)}
            </time>
          </li>
        ))}
      </ul>
      <p className={css.label}>{timesNote}</p>
    </section>
  );
}
