import { account } from './account';
import { agents } from './agents';
import type { Topic } from './article';
import { games } from './games';
import { gettingStarted } from './gettingStarted';
import { payments } from './payments';
import { promotionHelp } from './promotionHelp';
import { responsibleGaming } from './responsibleGaming';
import { termsAndRules } from './termsAndRules';

/** The help centre, in the order of the page. */
export const helpTopics: readonly Topic[] = [
  gettingStarted,
  account,
  payments,
  games,
  promotionHelp,
  responsibleGaming,
  agents,
  termsAndRules,
];
