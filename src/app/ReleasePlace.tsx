import { useSelector } from '@xstate/react';
import { isThere } from '../../machines/shared/arrival.selectors';
import type { AppRef } from '../../machines/site/app/app.machine';
import { selectRelease } from '../../machines/site/app/app.selectors';
import { selectIsOffered } from '../../machines/site/release/release.selectors';
import { OptionalPart } from '../flows/shared/LoadBoundary';
import { lazyScreen } from '../flows/shared/lazyScreen';
import { flowChunk } from '../flows/shared/table';

const ReleaseNotice = lazyScreen(
  () => import('../features/site/release/ReleaseNotice').then((m) => m.ReleaseNotice),
  'release',
);

/** Fetches what an outdated page needs, while its own release is still served. */
export const preloadRelease = (): void => {
  flowChunk('release')
    .load()
    .catch(() => undefined);
  ReleaseNotice.preload();
};

/** Where an outdated page asks to be reloaded. */
export function ReleasePlace({ app }: { app: AppRef }) {
  const release = useSelector(app, selectRelease);
  const isOffered = useSelector(release, (s) => isThere(s) && selectIsOffered(s));
  return isOffered ? (
    <OptionalPart>
      <ReleaseNotice release={release} />
    </OptionalPart>
  ) : null;
}
