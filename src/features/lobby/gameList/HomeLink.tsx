import { useT } from '../../../i18n/i18n';
import { Link } from '../../../ui/Link';

/** The link home from a page that has nothing to show. */
export function HomeLink() {
  const common = useT('common');
  return (
    <Link look="secondary" to="/">
      {common('goHome')}
    </Link>
  );
}
