import { shallowEqual, useSelector } from '@xstate/react';
import type { Promotion } from '../../../../machines/announcements/popups/popups.types';
import type { PopupsRef } from '../../../../machines/announcements/popups/popups.machine';
import {
  selectIsAwaited,
  selectIsLoading,
  selectPromotions,
} from '../../../../machines/announcements/popups/popups.selectors';
import { selectFault } from '../../../../machines/announcements/popups/notices.selectors';
import {
  selectCategories,
  selectCategory,
  selectListed,
} from '../../../../machines/announcements/popups/promotions.selectors';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { useMessage, useT } from '../../../i18n/i18n';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { Gift } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import { Picture } from '../../../ui/Picture';
import { Waiting } from '../../../ui/Waiting';
import { PromotionDetail } from './PromotionDetail';
import * as css from './PromotionsPage.css';

export type PromotionsPageProps = {
  app: AppRef;
  session: SessionRef;
  popups: PopupsRef;
  promotionId: string;
};
const ALL = 'all';

/**
 * Promotions with category filters; the hash of the address names a promotion (spec §2 Routes,
 * Other screens).
 */
export function PromotionsPage({ app, session, popups, promotionId }: PromotionsPageProps) {
  const t = useT('promotions');
  const promotions = useSelector(popups, selectPromotions) ?? [];
  if (promotions.length === 0)
    return (
      <div className={css.page}>
        <Heading />
        <Nothing popups={popups} />
      </div>
    );
  if (promotionId)
    return (
      <div className={css.page}>
        <PromotionDetail
          app={app}
          session={session}
          promotion={promotions.find(({ id }) => id === promotionId) ?? null}
          key={promotionId}
        />
      </div>
    );
  return (
    <div className={css.page}>
      <Heading />
      <section aria-label={t('list')} className={css.section}>
        <List popups={popups} />
      </section>
    </div>
  );
}

function Heading() {
  const t = useT('promotions');
  return (
    <header className={css.heading}>
      <h1>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
    </header>
  );
}

function List({ popups }: { popups: PopupsRef }) {
  const t = useT('promotions');
  const categories = useSelector(popups, selectCategories, shallowEqual);
  const chosen = useSelector(popups, selectCategory);
  const promotions = useSelector(popups, selectListed, shallowEqual);
  const labelOf = (category: string) =>
    t(`category.${category}`, { defaultValue: t('category.other') });
  return (
    <>
      <ChoiceChips
        label={t('categories')}
        name="category"
        inOneLine
        value={chosen ?? ALL}
        onSelect={(category) =>
          popups.send({ type: 'promotions.filter', category: category === ALL ? null : category })
        }
        options={[
          { value: ALL, label: t('all') },
          ...categories.map((category) => ({ value: category, label: labelOf(category) })),
        ]}
      />
      <ul role="list" className={css.cards}>
        {promotions.map((promotion) => (
          <li key={promotion.id} className={css.card}>
            <Card promotion={promotion} category={labelOf(promotion.category)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({
  promotion: { id, title, summary, imageUrl, figure },
  category,
}: {
  promotion: Promotion;
  category: string;
}) {
  const t = useT('promotions');
  return (
    <>
      <Picture
        src={imageUrl || undefined}
        className={css.picture}
        width={640}
        height={320}
        instead={
          <span className={css.instead}>
            <Gift size={40} aria-hidden="true" />
          </span>
        }
      />
      <div className={css.words}>
        <p className={css.category}>{category}</p>
        {figure === undefined ? null : <p className={css.figure}>{figure}</p>}
        <h2 className={css.title} id={`promotion-${id}`}>
          {title}
        </h2>
        <p className={css.summary}>{summary}</p>
        <Link to={`/promotions#${encodeURIComponent(id)}`} aria-describedby={`promotion-${id}`}>
          {t('read')}
        </Link>
      </div>
    </>
  );
}

function Nothing({ popups }: { popups: PopupsRef }) {
  const t = useT('promotions');
  const common = useT('common');
  const say = useMessage();
  const fault = useSelector(popups, selectFault);
  const isAwaited = useSelector(popups, selectIsAwaited);
  const isLoading = useSelector(popups, selectIsLoading);
  if (fault)
    return (
      <FailureState
        busy={isLoading}
        retryLabel={common('retry')}
        onRetry={() => popups.send({ type: 'popups.reload' })}
      >
        {say(fault)}
      </FailureState>
    );
  return isAwaited ? (
    <Waiting label={common('loading')} rows={3} height={240} />
  ) : (
    <EmptyState icon={<Gift size={28} />}>{t('nothing')}</EmptyState>
  );
}
