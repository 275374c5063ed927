import { useT } from '../../../i18n/i18n';
import { Link } from '../../../ui/Link';
import { Logo } from '../../../ui/Logo';

/** The logo as a link home. */
export function HomeLogo({ size, onClick }: { size: number; onClick?: () => void }) {
  const t = useT('shell');
  const common = useT('common');
  return (
    <Link look="mark" to="/" aria-label={t('logoHome')} onClick={onClick}>
      <Logo name={common('brand')} size={size} />
    </Link>
  );
}
