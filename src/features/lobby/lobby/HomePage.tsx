import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import type { BannersRef } from '../../../../machines/lobby/banners/banners.machine';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectLobby,
  selectPopups,
  type Identity,
} from '../../../../machines/site/session/session.selectors';
import type { Game } from '../../../../machines/shared/game.types';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { lazyPart } from '../../../ui/lazyPart';
import { Skeleton } from '../../../ui/Skeleton';
import { WhenNear } from '../../../ui/WhenNear';
import { Banners } from './Banners';
import { FreePlay } from './FreePlay';
import * as css from './HomePage.css';
import { Lobby } from './Lobby';
import { Notices } from './Notices';
import { Offers } from './Offers';
import { Welcome } from './Welcome';

const Greeting = lazyPart(() => import('./Greeting').then((m) => m.Greeting));
const Winners = lazyPart(() => import('./Winners').then((m) => m.Winners));

export type HomePageProps = {
  app: AppRef;
  session: SessionRef;
  banners: BannersRef | undefined;
  identity: Identity;
  onLoginIntent: () => void;
  /** What a member has open; its code comes when it is shown. */
  forYou: ReactNode;
  /** A game's tile, which launches the game. */
  renderTile: (game: Game) => ReactNode;
  /** A vendor's tile, which opens the list of its games. */
  renderVendor: (vendor: Vendor) => ReactNode;
};

/**
 * The home page (spec §2 Home lobby): banners and notices, what a member has open, the games, the
 * winners, and the promises of the site.
 */
export function HomePage({
  app,
  session,
  banners,
  identity,
  onLoginIntent,
  forYou,
  renderTile,
  renderVendor,
}: HomePageProps) {
  const common = useT('common');
  const lobbyWords = useT('lobby');
  const popups = useSelector(session, selectPopups);
  const lobby = useSelector(session, selectLobby);
  return (
    <div className={css.page}>
      {banners ? <Banners banners={banners} /> : null}
      <Notices popups={popups} />
      <Own identity={identity} forYou={forYou} />
      {lobby ? (
        <Lobby
          session={session}
          lobby={lobby}
          renderTile={renderTile}
          renderVendor={renderVendor}
        />
      ) : null}
      <div className={css.close}>
        <div className={css.house}>
          <Opening app={app} session={session} identity={identity} onLoginIntent={onLoginIntent} />
          <Offers />
        </div>
        <WhenNear height={758} label={lobbyWords('winners')}>
          {(place) => <Winners session={session} place={place} retryLabel={common('retry')} />}
        </WhenNear>
      </div>
    </div>
  );
}

/** A row for members; its place is kept for those who are expected to be one. */
function Own({ identity, forYou }: Pick<HomePageProps, 'identity' | 'forYou'>) {
  switch (identity) {
    case 'unknown':
      return <div className={css.expectedRow} />;
    case 'member':
    case 'agent':
      return <Suspense fallback={<div className={css.row} />}>{forYou}</Suspense>;
    case 'visitor':
    case 'trial':
      return null;
  }
}

function Opening({
  app,
  session,
  identity,
  onLoginIntent,
}: Pick<HomePageProps, 'app' | 'session' | 'identity' | 'onLoginIntent'>) {
  const common = useT('common');
  switch (identity) {
    case 'unknown':
    case 'visitor':
      return (
        <Welcome
          app={app}
          session={session}
          isGuest={identity === 'visitor'}
          onLoginIntent={onLoginIntent}
          freePlay={<FreePlay app={app} session={session} />}
        />
      );
    case 'member':
    case 'trial':
    case 'agent':
      return (
        <Greeting
          app={app}
          session={session}
          identity={identity}
          place={<Skeleton height={168} />}
          retryLabel={common('retry')}
        />
      );
  }
}
