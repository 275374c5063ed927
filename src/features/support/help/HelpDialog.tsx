import { useSelector } from '@xstate/react';
import { foundIn } from '../../../../machines/support/help/help.selectors';
import type { HelpTopic } from '../../../../machines/support/help/help.types';
import type { HelpRef } from '../../../../machines/support/help/help.machine';
import {
  selectIsFailed,
  selectIsLoading,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import type { SupportRef } from '../../../../machines/support/support/support.machine';
import { selectHelpTerm } from '../../../../machines/support/support/helpPlace.selectors';
import { selectHelpWords } from '../../../../machines/support/support/support.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { ChevronRight, CircleHelp } from '../../../ui/icons';
import { TextButton } from '../../../ui/Link';
import { SearchField } from '../../../ui/SearchField';
import { useTabTitle } from '../../../ui/hooks/useTabTitle';
import { Waiting } from '../../../ui/Waiting';
import { Article } from './Article';
import * as css from './HelpDialog.css';

type Props = { support: SupportRef; help: HelpRef };

/**
 * The help centre (spec §2 Modals): topics with their articles, and the article that `/help#term`
 * names.
 */
export function HelpDialog({ support, help }: Props) {
  const t = useT('help');
  const common = useT('common');
  useTabTitle(t('title'));
  return (
    <Dialog
      open
      size="wide"
      flush
      title={t('title')}
      closeLabel={common('close')}
      onDismiss={() => support.send({ type: 'help.close' })}
    >
      <Content support={support} help={help} />
    </Dialog>
  );
}

function Content({ support, help }: Props) {
  const t = useT('help');
  const common = useT('common');
  const say = useMessage();
  const topics = useSelector(help, selectValue);
  const hasFailed = useSelector(help, selectIsFailed);
  const isLoading = useSelector(help, selectIsLoading);
  const message = useSelector(help, selectMessage);
  if (topics && topics.some(({ articles }) => articles.length > 0))
    return <Topics support={support} topics={topics} />;
  if (hasFailed || (isLoading && message)) {
    return (
      <div className={css.place}>
        <FailureState
          busy={isLoading}
          retryLabel={common('retry')}
          onRetry={() => help.send({ type: 'data.reload' })}
        >
          {say(message)}
        </FailureState>
      </div>
    );
  }
  return (
    <div className={css.place}>
      {topics ? (
        <EmptyState icon={<CircleHelp size={28} />}>{t('empty')}</EmptyState>
      ) : (
        <Waiting label={common('loading')} rows={6} height={44} />
      )}
    </div>
  );
}

function Topics({ support, topics }: { support: SupportRef; topics: readonly HelpTopic[] }) {
  const term = useSelector(support, selectHelpTerm);
  return (
    <div className={css.split} data-article={term === null ? undefined : ''}>
      <Contents support={support} topics={topics} term={term} />
      {term === null ? null : (
        <Article
          support={support}
          article={
            topics.flatMap(({ articles }) => articles).find((one) => one.term === term) ?? null
          }
          term={term}
        />
      )}
    </div>
  );
}

function Contents({
  support,
  topics,
  term,
}: {
  support: SupportRef;
  topics: readonly HelpTopic[];
  term: string | null;
}) {
  const t = useT('help');
  const words = useSelector(support, selectHelpWords);
  const found = foundIn(topics, words);
  return (
    <nav aria-label={t('topics')} className={css.index}>
      <SearchField
        label={t('search')}
        value={words}
        onChange={(typed) => support.send({ type: 'help.search', words: typed })}
        clearLabel={t('clear')}
        placeholder={t('search')}
        maxLength={100}
      />
      {found.length === 0 ? (
        <p role="status" className={css.nothing}>
          {t('nothingFound')}
        </p>
      ) : null}
      <div className={css.topics}>
        {found.map((topic) => (
          <section className={css.section} key={topic.id} aria-labelledby={`help-${topic.id}`}>
            <h3 id={`help-${topic.id}`} className={css.topic}>
              {topic.title}
            </h3>
            <ul role="list" className={css.titles}>
              {topic.articles.map((article) => (
                <li key={article.term}>
                  <button
                    type="button"
                    className={css.title}
                    aria-current={article.term === term || undefined}
                    onClick={() => support.send({ type: 'help.open', term: article.term })}
                  >
                    <span>{article.title}</span>
                    <ChevronRight size={18} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={css.further}>
        <span>{t('stillOpen')}</span>
        <TextButton onClick={() => support.send({ type: 'chat.open' })}>{t('chat')}</TextButton>
        <TextButton onClick={() => support.send({ type: 'feedback.open' })}>
          {t('feedback')}
        </TextButton>
      </div>
    </nav>
  );
}
