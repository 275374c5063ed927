import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PagesRef } from '../../../../machines/site/pages/pages.machine';
import { selectCategory } from '../../../../machines/site/pages/pages.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectVendors } from '../../../../machines/site/session/session.selectors';
import {
  selectIsFailed,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import type { VendorLane } from '../../../../machines/lobby/vendors/vendors.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { GAME_TILE_WIDTH } from '../../../ui/GameTile';
import { Gamepad2 } from '../../../ui/icons';
import { TileGrid } from '../../../ui/TileGrid';
import { VendorTileSkeleton } from '../../../ui/VendorTile';
import * as css from './GameList.css';
import { HomeLink } from './HomeLink';
import { LotteryLinks } from './LotteryLinks';
import type { RenderTile, RenderVendor } from './types';
import { WaitingTiles } from './WaitingTiles';

const VENDOR = 152;
const WAITING = Array.from({ length: 6 }, (_, index) => ({
  key: String(index),
  node: <VendorTileSkeleton />,
}));

export type GameCentrePageProps = {
  session: SessionRef;
  pages: PagesRef;
  renderTile: RenderTile;
  renderVendor: RenderVendor;
  /** Between the vendors and the games, where the category has matches. */
  fixtures: ReactNode;
};

/** A game centre (spec §2 /sports, /esports, /lott, /elott): its vendors, and its games. */
export function GameCentrePage({
  session,
  pages,
  renderTile,
  renderVendor,
  fixtures,
}: GameCentrePageProps) {
  const t = useT('gameList');
  const common = useT('common');
  const category = useSelector(pages, selectCategory);
  const vendors = useSelector(session, selectVendors);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{common(`category.${category}`)}</h1>
        <p className={css.muted}>{t(`lead.${category}`)}</p>
      </div>
      {category === 'LOTT' || category === 'ELOTT' ? <LotteryLinks /> : null}
      {vendors ? (
        <Lane
          pages={pages}
          renderTile={renderTile}
          renderVendor={renderVendor}
          fixtures={fixtures}
          vendors={vendors}
        />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Lane({
  pages,
  renderTile,
  renderVendor,
  fixtures,
  vendors,
}: Omit<GameCentrePageProps, 'session'> & { vendors: VendorsRef }) {
  const t = useT('gameList');
  const common = useT('common');
  const say = useMessage();
  const category = useSelector(pages, selectCategory);
  const lanes = useSelector(vendors, selectValue<VendorLane[]>);
  const isFailed = useSelector(vendors, selectIsFailed);
  const message = useSelector(vendors, selectMessage);
  if (isFailed)
    return (
      <>
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => vendors.send({ type: 'data.reload' })}
        >
          {say(message)}
        </FailureState>
        {fixtures}
      </>
    );
  if (!lanes) return <Waiting />;
  const lane = lanes.find((one) => one.category === category);
  if (!lane || lane.vendors.length === 0)
    return (
      <EmptyState icon={<Gamepad2 size={28} />} action={<HomeLink />}>
        {t('nothing')}
      </EmptyState>
    );
  return (
    <>
      <section aria-labelledby="vendors" className={css.section}>
        <h2 id="vendors">{t('centre.vendors')}</h2>
        <TileGrid
          minTileWidth={VENDOR}
          items={lane.vendors.map((vendor) => ({ key: vendor.vendor, node: renderVendor(vendor) }))}
        />
      </section>
      {fixtures}
      {lane.games.length > 0 ? (
        <section aria-labelledby="games" className={css.section}>
          <h2 id="games">{t('centre.games')}</h2>
          <TileGrid
            minTileWidth={GAME_TILE_WIDTH}
            items={lane.games.map((game) => ({ key: game.id, node: renderTile(game) }))}
          />
        </section>
      ) : null}
    </>
  );
}

function Waiting() {
  const common = useT('common');
  return (
    <div role="status" aria-label={common('loading')} className={css.page}>
      <TileGrid isWaiting items={WAITING} minTileWidth={VENDOR} />
      <WaitingTiles />
    </div>
  );
}
