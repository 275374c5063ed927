import { TERMS } from '../../../../machines/support/help/help.selectors';
import { useT } from '../../../i18n/i18n';
import { TextButton } from '../../../ui/Link';
import * as css from './TermsLinks.css';

/** Opens the terms, the privacy notice and the rules, over the form that asks for agreement. */
export function TermsLinks({ onRead }: { onRead: (term: string) => void }) {
  const t = useT('terms');
  return (
    <p className={css.links}>
      {TERMS.map((term) => (
        <TextButton key={term} onClick={() => onRead(term)}>
          {t(term)}
        </TextButton>
      ))}
    </p>
  );
}
