import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Game, GameCategory } from '../../../../machines/shared/game.types';
import type { PagesRef } from '../../../../machines/site/pages/pages.machine';
import { selectCategory } from '../../../../machines/site/pages/pages.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectVendors } from '../../../../machines/site/session/session.selectors';
import {
  selectIsFailed,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import { areGamesLobbies } from '../../../../machines/lobby/vendors/centre.selectors';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import type { VendorLane } from '../../../../machines/lobby/vendors/vendors.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { GAME_TILE_WIDTH } from '../../../ui/GameTile';
import { Gamepad2 } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { TileGrid } from '../../../ui/TileGrid';
import { VendorTileSkeleton } from '../../../ui/VendorTile';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
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
  /** Before the vendors and the games, where the category has matches. */
  fixtures: ReactNode;
  /** Below the category's games, where they are few. */
  suggestions: ReactNode;
};
/** The most games that are few: not a row of them on a desktop. */
const FEW = 6;

/**
 * A game centre (spec §2 /sports, /esports, /lott, /elott): its vendors, and its games. Matches
 * come before them: they are what a person who comes to bet looks for.
 */
export function GameCentrePage({
  session,
  pages,
  renderTile,
  renderVendor,
  fixtures,
  suggestions,
}: GameCentrePageProps) {
  const t = useT('gameList');
  const common = useT('common');
  const category = useSelector(pages, selectCategory);
  const vendors = useSelector(session, selectVendors);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{common(`category.${category}`)}</h1>
        <p className={fixtures ? css.wideLead : css.muted}>{t(`lead.${category}`)}</p>
      </div>
      {category === 'LOTT' || category === 'ELOTT' ? <LotteryLinks /> : null}
      <Lane
        vendors={vendors}
        category={category}
        renderTile={renderTile}
        renderVendor={renderVendor}
        fixtures={fixtures}
        suggestions={suggestions}
      />
    </div>
  );
}

/** What is read apart keeps its place while the rest comes. */
function Lane({
  vendors,
  category,
  renderTile,
  renderVendor,
  fixtures,
  suggestions,
}: Omit<GameCentrePageProps, 'session' | 'pages'> & {
  vendors: VendorsRef | undefined;
  category: GameCategory;
}) {
  const t = useT('gameList');
  const lanes = useSelector(vendors, (s) => s && selectValue<VendorLane[]>(s));
  const isFailed = useSelector(vendors, (s) => s !== undefined && selectIsFailed(s));
  const lane = lanes?.find((one) => one.category === category);
  if (lanes && !isFailed && !lane?.vendors.length)
    return (
      <EmptyState icon={<Gamepad2 size={28} />} action={<HomeLink />}>
        {t('nothing')}
      </EmptyState>
    );
  return (
    <>
      {fixtures}
      {vendors && isFailed ? (
        <Failure vendors={vendors} />
      ) : lane && areGamesLobbies(lane) && lane.games.length === 1 ? (
        lane.games.map((game) => (
          <OnlyLobby key={game.id} game={game} category={category} renderTile={renderTile} />
        ))
      ) : lane && areGamesLobbies(lane) ? (
        <Games of="vendors" lane={lane} renderTile={renderTile} />
      ) : (
        <>
          <Vendors lane={lane} renderVendor={renderVendor} />
          {lane ? <Games of="games" lane={lane} renderTile={renderTile} /> : <WaitingTiles />}
        </>
      )}
      {lane && lane.games.length <= FEW ? suggestions : null}
    </>
  );
}

function Failure({ vendors }: { vendors: VendorsRef }) {
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(vendors, selectMessage);
  return (
    <FailureState
      retryLabel={common('retry')}
      onRetry={() => vendors.send({ type: 'data.reload' })}
    >
      {say(message)}
    </FailureState>
  );
}

function Vendors({
  lane,
  renderVendor,
}: Pick<GameCentrePageProps, 'renderVendor'> & { lane: VendorLane | undefined }) {
  const t = useT('gameList');
  const common = useT('common');
  return (
    <section aria-labelledby="vendors" className={css.section}>
      <h2 id="vendors">{t('centre.vendors')}</h2>
      {lane ? (
        <TileGrid
          minTileWidth={VENDOR}
          items={lane.vendors.map((vendor) => ({ key: vendor.vendor, node: renderVendor(vendor) }))}
        />
      ) : (
        <div role="status" aria-label={common('loading')}>
          <TileGrid isWaiting items={WAITING} minTileWidth={VENDOR} />
        </div>
      )}
    </section>
  );
}

/** The only lobby of a category: its tile as a banner, all of which opens it. */
function OnlyLobby({
  game,
  category,
  renderTile,
}: Pick<GameCentrePageProps, 'renderTile'> & { game: Game; category: GameCategory }) {
  const t = useT('gameList');
  const common = useT('common');
  return (
    <section aria-labelledby="vendors" className={css.only}>
      <h2 id="vendors">
        <VisuallyHidden>{t('centre.vendors')}</VisuallyHidden>
      </h2>
      <div className={css.banner}>
        <Picture
          src={game.icon}
          className={css.bannerGlow}
          width={300}
          height={400}
          isUrgent
          instead={null}
        />
        {renderTile(game)}
        <div className={css.bannerText}>
          <p className={css.bannerName} aria-hidden="true">
            {game.name}
          </p>
          <p>{t('centre.only', { category: common(`category.${category}`) })}</p>
          <span className={css.bannerPlay} aria-hidden="true">
            {t('centre.play')}
          </span>
        </div>
      </div>
    </section>
  );
}

/** The games; below the title of the vendors where they are the vendors' lobbies. */
function Games({
  of,
  lane: { games },
  renderTile,
}: Pick<GameCentrePageProps, 'renderTile'> & { of: 'games' | 'vendors'; lane: VendorLane }) {
  const t = useT('gameList');
  return games.length > 0 ? (
    <section aria-labelledby={of} className={css.section}>
      <h2 id={of}>{t(`centre.${of}`)}</h2>
      <TileGrid
        minTileWidth={GAME_TILE_WIDTH}
        items={games.map((game) => ({ key: game.id, node: renderTile(game) }))}
      />
    </section>
  ) : null;
}
