import type { Activity, ActivityStatus } from '../../../contract/activities';
import { defineCases } from '../../shared/cases';
import { activitiesMachine } from './activities.machine';

const activity = (id: string, status: ActivityStatus): Activity => ({
  id,
  kind: 'bets',
  rate: null,
  tickets: null,
  proof: null,
  promotionId: null,
  title: id,
  status,
  bonus: '500.00',
  gameType: null,
  stake: '200.00',
  staked: status === 'claim' ? '200.00' : '0.00',
  opensAt: 0,
  beginsAt: 0,
  endsAt: 86_400_000,
  application: null,
});
const appliedFor = (status: ActivityStatus): Activity => ({
  ...activity('match', status),
  stake: '0.00',
  application: {
    asks: 'Show your level.',
    canApply: status === 'join',
    remark: null,
    images: [],
    rejection: null,
  },
});
const list = (...given: Activity[]) => ({
  activities: given,
  currencySymbol: 'K',
  canTakePart: true,
});
const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const refused = {
  name: 'refused',
  output: { kind: 'refused' as const, message: 'This promotion is not open now' },
};

export const cases = defineCases(activitiesMachine, {
  file: import.meta.url,
  events: {
    'activities.reload': [{ name: 'again' }],
    'activity.join': [{ name: 'an open one', activityId: 'sprint' }],
    'activity.apply': [{ name: 'one that is applied for', activityId: 'match' }],
    'activity.claim': [{ name: 'one that is done', activityId: 'cashback' }],
  },
  actors: {
    load: {
      done: [
        {
          name: 'nothing awaited',
          output: list(activity('cashback', 'claim'), activity('sprint', 'join')),
        },
        {
          name: 'one awaited',
          output: list(
            activity('cashback', 'claim'),
            activity('sprint', 'join'),
            activity('club', 'applying'),
          ),
        },
        { name: 'one to apply for', output: list(appliedFor('join')) },
      ],
      error: offline,
    },
    join: {
      done: [
        {
          name: 'asked for',
          output: { kind: 'accepted', activity: activity('sprint', 'applying') },
        },
        refused,
      ],
      error: offline,
    },
    activityApplication: {
      done: [
        {
          name: 'sent',
          output: { kind: 'sent', activity: appliedFor('applying') },
        },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
    },
    claim: {
      done: [
        { name: 'paid', output: { kind: 'accepted', activity: activity('cashback', 'claimed') } },
        refused,
      ],
      error: offline,
    },
  },
});
