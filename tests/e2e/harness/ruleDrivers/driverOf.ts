import { balanceDriver } from './balance';
import { checksDriver } from './checks';
import { cycleDriver } from './cycle';
import { idleDriver } from './idle';
import { limitsDriver } from './limits';
import { questionDriver } from './question';
import type { RuleDriver } from './ruleDriver';
import { timeDriver } from './time';

/** From 12 April back to 29 March, days. */
const TO_MONTH_END = 14;

/** How the sandbox does what the platform's model of a product says. */
export const driverOf = (product: string): RuleDriver => {
  switch (product) {
    case 'balance':
      return balanceDriver();
    case 'checkedPlay':
      return checksDriver;
    case 'gameCycle':
      return cycleDriver();
    case 'idle':
      return idleDriver();
    case 'limitQuestion':
      return questionDriver;
    case 'playTime':
      return timeDriver;
    case 'bets':
      // Of bets less, since the player has to afford them.
      return limitsDriver({ unit: 1, limited: 'bets limited' });
    case 'deposits':
      return limitsDriver({ unit: 100, limited: 'deposits limited' });
    case 'monthlyDeposits':
      return limitsDriver({
        unit: 100,
        limited: 'deposits limited by the month',
        earlier: TO_MONTH_END,
      });
    case 'month':
      return limitsDriver({ unit: 100, earlier: TO_MONTH_END });
    default:
      return limitsDriver({ unit: 100 });
  }
};
