import { safeContent } from '../../../../contract/safeAddress';
import type { Banner } from '../../../../machines/announcements/popups/popups.types';
import { wordsOfBanner } from '../../../../machines/announcements/popups/popups.selectors';
import { useT } from '../../../i18n/i18n';
import { MaybeLink } from '../../../ui/MaybeLink';
import * as css from './PlaceBanners.css';

/**
 * The banners of the side menu, the login or the recovery (spec §3 Banner). Without any there is
 * no place for them.
 */
export function PlaceBanners({
  banners,
  onFollow,
}: {
  banners: readonly Banner[];
  /** Called when a banner leads to another page of the site. */
  onFollow?: () => void;
}) {
  const t = useT('common');
  return banners.length === 0 ? null : (
    <ul role="list" className={css.list}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <MaybeLink kind={banner.linkageType} href={banner.url} {...(onFollow && { onFollow })}>
            <img
              className={css.picture}
              src={safeContent(banner.imageUrl)}
              // A link needs a name.
              alt={wordsOfBanner(banner) || (banner.linkageType === 'none' ? '' : t('brand'))}
              width={1200}
              height={600}
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          </MaybeLink>
        </li>
      ))}
    </ul>
  );
}
