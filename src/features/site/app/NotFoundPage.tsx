import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectOverlay } from '../../../../machines/site/app/app.selectors';
import { useT } from '../../../i18n/i18n';
import { Link } from '../../../ui/Link';
import { LogoMark } from '../../../ui/Logo';
import * as css from './NotFoundPage.css';
import { ServiceButton } from './ServiceButton';

/** The page of an unknown address, inside the shell, with a link home and where to ask. */
export function NotFoundPage({ app }: { app: AppRef }) {
  const t = useT('app');
  const common = useT('common');
  const overlay = useSelector(app, selectOverlay);
  return (
    <div className={css.page}>
      <span className={css.art}>
        <LogoMark size={112} />
      </span>
      <h1>{t('notFound.title')}</h1>
      <p className={css.text}>{t('notFound.text')}</p>
      <p className={css.text}>{t('notFound.help')}</p>
      <div className={css.actions}>
        <Link look="primary" to="/">
          {common('goHome')}
        </Link>
        <ServiceButton overlay={overlay} />
      </div>
    </div>
  );
}
