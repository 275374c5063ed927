import { useSelector } from '@xstate/react';
import { isThere } from '../../machines/shared/arrival.selectors';
import type { AppRef } from '../../machines/site/app/app.machine';
import { selectRelease, selectSession } from '../../machines/site/app/app.selectors';
import { selectIsOffered } from '../../machines/site/release/release.selectors';
import type { SessionRef } from '../../machines/site/session/session.machine';
import {
  selectIsPasskeyOffered,
  selectPasskeyOffer,
} from '../../machines/site/session/session.selectors';
import { OptionalPart } from '../flows/shared/LoadBoundary';
import { lazyScreen } from '../flows/shared/lazyScreen';
import { along, flowChunk } from '../flows/shared/table';

const ReleaseNotice = lazyScreen(
  () => import('../features/site/release/ReleaseNotice').then((m) => m.ReleaseNotice),
  'release',
);
const PasskeyOffer = lazyScreen(
  along(
    () => import('../features/account/passkeyOffer/PasskeyOffer').then((m) => m.PasskeyOffer),
    'passkeyOffer',
  ),
  'passkeyOffer',
  'passkeys',
);

/** Fetches what an outdated page needs, while its own release is still served. */
export const preloadRelease = (): void => {
  flowChunk('release')
    .load()
    .catch(() => undefined);
  void ReleaseNotice.preload();
};

/** Where the app asks for something beside the page, one thing at a time. */
export function NoticePlace({ app }: { app: AppRef }) {
  const release = useSelector(app, selectRelease);
  const session = useSelector(app, selectSession);
  const isOutdated = useSelector(release, (s) => isThere(s) && selectIsOffered(s));
  return (
    <OptionalPart>
      {isOutdated ? (
        <ReleaseNotice release={release} />
      ) : session ? (
        <Offer session={session} />
      ) : null}
    </OptionalPart>
  );
}

function Offer({ session }: { session: SessionRef }) {
  const isOffered = useSelector(session, selectIsPasskeyOffered);
  const offer = useSelector(session, selectPasskeyOffer);
  return isOffered && offer ? <PasskeyOffer offer={offer} key={offer.sessionId} /> : null;
}
