import { ofetch } from 'ofetch';
import { lazy, Suspense, use } from 'react';
import { Lobby, type Games } from './Lobby';

const Slides = lazy(() => import('./Slides').then((module) => ({ default: module.Slides })));
const answer = ofetch<Games>('/games.json');

/** The lobby of the smallest app with our packages. */
export function FloorLobby() {
  const { games, banners } = use(answer);
  return (
    <Lobby
      games={games}
      banners={
        <div className="banners">
          <Suspense>
            <Slides banners={banners} />
          </Suspense>
        </div>
      }
    />
  );
}
