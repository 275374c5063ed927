import { lazy, Suspense } from 'react';
import type { BannersRef } from '../../../machines/banners/banners.machine';
import type { SessionRef } from '../../../machines/session/session.machine';
import type { Identity } from '../../../machines/session/session.selectors';
import { Skeleton } from '../../ui/Skeleton';
import { Banners } from './Banners';
import * as css from './HomePage.css';
import { Offers } from './Offers';
import { Welcome, WelcomeSkeleton } from './Welcome';

const Greeting = lazy(() => import('./Greeting').then((m) => ({ default: m.Greeting })));

export type HomePageProps = {
  session: SessionRef;
  banners: BannersRef | undefined;
  identity: Identity;
  onLoginIntent: () => void;
};

/** The home page (spec §2 Home lobby). */
export function HomePage({ session, banners, identity, onLoginIntent }: HomePageProps) {
  return (
    <div className={css.page}>
      {banners ? <Banners banners={banners} /> : null}
      <Opening session={session} identity={identity} onLoginIntent={onLoginIntent} />
      <Offers />
    </div>
  );
}

function Opening({ session, identity, onLoginIntent }: Omit<HomePageProps, 'banners'>) {
  switch (identity) {
    case 'unknown': return <WelcomeSkeleton />;
    case 'visitor': return <Welcome session={session} onLoginIntent={onLoginIntent} />;
    case 'member':
    case 'trial':
    case 'agent': return <Suspense fallback={<Skeleton height={168} />}><Greeting session={session} identity={identity} /></Suspense>;
  }
}
