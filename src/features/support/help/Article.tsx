import type { HelpTopic } from '../../../../machines/support/help/help.types';
import type { SupportRef } from '../../../../machines/support/support/support.machine';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { useFocusHeading } from '../../../ui/hooks/useFocusHeading';
import { ChevronLeft, CircleHelp } from '../../../ui/icons';
import { RichText } from '../../../ui/RichText';
import * as css from './HelpDialog.css';

type Props = {
  support: SupportRef;
  article: HelpTopic['articles'][number] | null;
  term: string;
};

/**
 * The opened article, scrolled into view with its heading focused; on a phone it replaces the
 * topics.
 */
export function Article({ support, article, term }: Props) {
  const t = useT('help');
  const heading = useFocusHeading<HTMLHeadingElement>(article?.term ?? null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
    <section className={css.pane} aria-label={article?.title ?? t('title')} tabIndex={0} key={term}>
      <div className={css.back}>
        <Button
          tone="ghost"
          compact
          onClick={() => support.send({ type: 'help.open', term: null })}
        >
          <ChevronLeft size={18} aria-hidden="true" />
          {t('back')}
        </Button>
      </div>
      {article ? (
        <>
          <h3 ref={heading} tabIndex={-1} className={css.heading}>
            {article.title}
          </h3>
          <RichText html={article.content} />
        </>
      ) : (
        <div role="alert">
          <EmptyState icon={<CircleHelp size={28} />}>{t('unknown')}</EmptyState>
        </div>
      )}
    </section>
  );
}
