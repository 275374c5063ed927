import { useSelector } from '@xstate/react';
import { selectFixtures } from '../../../machines/site/pages/laterScreens.selectors';
import {
  GameCentrePage,
  type GameCentrePageProps,
} from '../../features/lobby/gameList/GameCentrePage';
import { WaitingFixtures } from '../../features/lobby/fixtures/WaitingFixtures';
import { ensureWords, useT } from '../../i18n/i18n';
import { lazyPart } from '../../ui/lazyPart';
import { along } from '../shared/table';

const Fixtures = lazyPart(async () => {
  const [Part] = await Promise.all([
    along(
      () => import('../../features/lobby/fixtures/Fixtures').then((m) => m.Fixtures),
      'fixtures',
    )(),
    ensureWords('fixtures'),
  ]);
  return Part;
});

/** A game centre, with the matches of its category if it has any. */
export function GameCentreScreen(props: Omit<GameCentrePageProps, 'fixtures'>) {
  const common = useT('common');
  const { session, pages } = props;
  const fixtures = useSelector(pages, selectFixtures);
  return (
    <GameCentrePage
      {...props}
      fixtures={
        fixtures ? (
          <Fixtures
            key={fixtures.sessionId}
            session={session}
            fixtures={fixtures}
            retryLabel={common('retry')}
            place={<WaitingFixtures hasHead />}
          />
        ) : null
      }
    />
  );
}
