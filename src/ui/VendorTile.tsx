import { useContext } from 'react';
import { initialsOf } from './initials';
import { LinkRenderer } from './Link';
import { Picture } from './Picture';
import { Skeleton } from './Skeleton';
import * as css from './Tile.css';

type Shown = {
  name: string;
  logo: string | undefined;
  /** True when this vendor is chosen, or the page is its own. */
  current?: boolean;
};
export type VendorTileProps = Shown &
  ({ to: string; onSelect?: () => void } | { to?: undefined; onSelect: () => void });

/** A vendor: logo and name, as a link if it has a page (`to`), otherwise as a button. */
export function VendorTile({ name, logo, current = false, to, onSelect }: VendorTileProps) {
  const render = useContext(LinkRenderer);
  const inside = (
    <>
      <span className={css.logoPanel}>
        <Picture
          src={logo}
          className={css.logo}
          width={160}
          height={LOGO_INSIDE}
          instead={
            <span className={css.standIn.logo} aria-hidden="true">
              {initialsOf(name)}
            </span>
          }
        />
      </span>
      <span className={css.vendorName}>{name}</span>
    </>
  );
  return (
    <div className={css.tile}>
      {to === undefined ? (
        <button
          type="button"
          className={css.play}
          aria-current={current || undefined}
          onClick={onSelect}
        >
          {inside}
        </button>
      ) : (
        render({
          to,
          onClick: onSelect,
          className: css.play,
          'aria-current': current ? 'page' : undefined,
          children: inside,
        })
      )}
    </div>
  );
}

/** A placeholder of a vendor's exact size. */
export function VendorTileSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton height={css.LOGO} />
      <span className={css.captionGap}>
        <Skeleton shape="text" width="100%" />
      </span>
    </div>
  );
}

const LOGO_INSIDE = css.LOGO - 16;
