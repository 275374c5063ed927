import '../site/shell.setup';
import { createActor } from 'xstate';
import type { Language } from '../../../contract/constants';
import { convertPointsMachine } from '../../../machines/rewards/convertPoints/convertPoints.machine';
import { pointAccountMachine } from '../../../machines/rewards/pointAccount/pointAccount.machine';
import { pointCatalogueMachine } from '../../../machines/rewards/pointCatalogue/pointCatalogue.machine';
import { pointMallMachine } from '../../../machines/rewards/pointMall/pointMall.machine';
import type {
  ConvertForm,
  ConvertGiven,
  PointAccount,
  PointCatalogue,
  PointReward,
  RedeemForm,
  RedeemGiven,
  RedeemHistory,
} from '../../../machines/rewards/pointMall/pointMall.types';
import { redeemRewardMachine } from '../../../machines/rewards/redeemReward/redeemReward.machine';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import type { RequestOutcome } from '../../../machines/shared/request';
import { PointMallPage } from '../../../src/features/rewards/pointMall/PointMallPage';
import { Held } from '../../support/held';
import { member } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';

const reward = (id: string, name: string, points: number): PointReward => ({
  id,
  kind: 'gift',
  name,
  detail: `About ${name}`,
  imageUrl: '',
  points,
});
export const catalogue: PointCatalogue = {
  rewards: [reward('umbrella', 'Umbrella', 1_800), reward('bank', 'Power bank', 6_500)],
  rules: {
    exchangeRatio: '5.00',
    currencySymbol: 'Ks',
    minimum: 100,
    rules: '<p>Points are for playing.</p>',
  },
};

/** The mall over its real machines; its ports wait for the test's answers. */
export const openMall = async (session: SessionRef, language: Language = 'EN') => {
  const ports = {
    loadCatalogue: new Held<PointCatalogue>(),
    loadAccount: new Held<PointAccount>(),
    loadHistory: new Held<RedeemHistory | null, { page: number }>(),
    redeem: new Held<RequestOutcome<number>, { form: RedeemForm; given: RedeemGiven }>(),
    convert: new Held<RequestOutcome<number>, { form: ConvertForm; given: ConvertGiven }>(),
  };
  const mall = createActor(
    pointMallMachine.provide({
      actors: {
        pointCatalogue: pointCatalogueMachine.provide({
          actors: { load: ports.loadCatalogue.logic },
        }),
        pointAccount: pointAccountMachine.provide({ actors: { load: ports.loadAccount.logic } }),
        loadHistory: ports.loadHistory.logic,
        redeemReward: redeemRewardMachine.provide({ actors: { submit: ports.redeem.logic } }),
        convertPoints: convertPointsMachine.provide({ actors: { submit: ports.convert.logic } }),
      },
    }),
  );
  mall.start();
  await renderView(<PointMallPage session={session} mall={mall} />, language);
  return { ports, mall };
};

/** The mall of a member who has points, with everything loaded. */
export const openPoints = async (points = 2_000) => {
  const world = await openMall(standInSession({}, member).session);
  await world.ports.loadCatalogue.answer(catalogue);
  await world.ports.loadAccount.answer({ kind: 'member', points });
  return world;
};
