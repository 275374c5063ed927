import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { AppRef } from '../../../machines/app/app.machine';
import type { BannersRef } from '../../../machines/banners/banners.machine';
import type { SessionRef } from '../../../machines/session/session.machine';
import { selectPopups, type Identity } from '../../../machines/session/session.selectors';
import { Skeleton } from '../../ui/Skeleton';
import { Banners } from './Banners';
import { FreePlay } from './FreePlay';
import * as css from './HomePage.css';
import { Notices } from './Notices';
import { Offers } from './Offers';
import { Welcome, WelcomeSkeleton } from './Welcome';

const Greeting = lazy(() => import('./Greeting').then((m) => ({ default: m.Greeting })));

export type HomePageProps = {
  app: AppRef;
  session: SessionRef;
  banners: BannersRef | undefined;
  identity: Identity;
  onLoginIntent: () => void;
};

/** The home page (spec §2 Home lobby). */
export function HomePage({ app, session, banners, identity, onLoginIntent }: HomePageProps) {
  const popups = useSelector(session, selectPopups);
  return (
    <div className={css.page}>
      {banners ? <Banners banners={banners} /> : null}
      <Notices popups={popups} />
      <Opening app={app} session={session} identity={identity} onLoginIntent={onLoginIntent} />
      <Offers />
    </div>
  );
}

function Opening({ app, session, identity, onLoginIntent }: Omit<HomePageProps, 'banners'>) {
  switch (identity) {
    case 'unknown': return <WelcomeSkeleton />;
    case 'visitor': return <Welcome session={session} onLoginIntent={onLoginIntent} freePlay={<FreePlay app={app} session={session} />} />;
    case 'member':
    case 'trial':
    case 'agent': return <Suspense fallback={<Skeleton height={168} />}><Greeting app={app} session={session} identity={identity} /></Suspense>;
  }
}
