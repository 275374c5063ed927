import { useSelector } from '@xstate/react';
import { safeContent } from '../../../../contract/safeAddress';
import type { BannersRef } from '../../../../machines/lobby/banners/banners.machine';
import {
  BANNER,
  selectBannerList,
  selectFault,
  selectIsLoading,
  wordsOfBanner,
} from '../../../../machines/lobby/banners/banners.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Carousel } from '../../../ui/Carousel';
import { FailureState } from '../../../ui/FailureState';
import { MaybeLink } from '../../../ui/MaybeLink';
import * as css from './Banners.css';

type Banner = NonNullable<ReturnType<typeof selectBannerList>>[number];

/**
 * The banner carousel (spec §2 Home lobby): the brand's poster, the slides, or a failure with a
 * retry; nothing when there are no banners.
 */
export function Banners({ banners }: { banners: BannersRef }) {
  const t = useT('lobby');
  const list = useSelector(banners, selectBannerList);
  const isLoading = useSelector(banners, selectIsLoading);
  if (list?.length === 0) return null;
  return (
    <section aria-label={t('banners.label')} aria-busy={isLoading || undefined}>
      {list ? (
        <Slides list={list} />
      ) : isLoading ? (
        <div className={css.poster} />
      ) : (
        <Failure banners={banners} />
      )}
    </section>
  );
}

function Slides({ list }: { list: readonly Banner[] }) {
  const t = useT('lobby');
  return (
    <Carousel
      label={t('banners.label')}
      roleDescription={t('banners.carousel')}
      slideRoleDescription={t('banners.slide')}
      slides={list.map((banner, index) => ({
        id: banner.id,
        label: wordsOfBanner(banner),
        node: <Slide banner={banner} priority={PRIORITIES[index] ?? 'low'} />,
      }))}
      autoplay={BANNER.autoplay}
      speed={BANNER.speed}
      perView={BANNER.perView}
      words={{
        previous: t('banners.previous'),
        next: t('banners.next'),
        pause: t('banners.pause'),
        play: t('banners.play'),
      }}
    />
  );
}

/** Of the first slides; the others are out of sight at first. */
const PRIORITIES = ['high', 'auto'] as const;

function Slide({ banner, priority }: { banner: Banner; priority: 'high' | 'auto' | 'low' }) {
  const t = useT('lobby');
  return (
    <MaybeLink kind={banner.linkageType} href={banner.url}>
      <img
        className={css.picture}
        src={safeContent(banner.imageUrl)}
        alt={wordsOfBanner(banner)}
        width={1200}
        height={600}
        draggable={false}
        decoding="async"
        fetchPriority={priority}
      />{' '}
      {banner.linkageType === 'none' ? null : (
        <span className={css.action}>{t('banners.open')}</span>
      )}
    </MaybeLink>
  );
}

function Failure({ banners }: { banners: BannersRef }) {
  const common = useT('common');
  const say = useMessage();
  const fault = useSelector(banners, selectFault);
  return (
    <FailureState
      retryLabel={common('retry')}
      onRetry={() => banners.send({ type: 'data.reload' })}
    >
      {say(fault)}
    </FailureState>
  );
}
