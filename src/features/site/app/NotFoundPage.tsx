import { useT } from '../../../i18n/i18n';
import { Link } from '../../../ui/Link';
import { LogoMark } from '../../../ui/Logo';
import * as css from './NotFoundPage.css';

/** The page of an unknown address, inside the shell, with a link home. */
export function NotFoundPage() {
  const t = useT('app');
  const common = useT('common');
  return (
    <div className={css.page}>
      <span className={css.art}>
        <LogoMark size={112} />
      </span>
      <h1>{t('notFound.title')}</h1>
      <p className={css.text}>{t('notFound.text')}</p>
      <Link look="primary" to="/">
        {common('goHome')}
      </Link>
    </div>
  );
}
