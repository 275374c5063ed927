import { useSelector } from '@xstate/react';
import { selectPlaysFromMain } from '../../../../machines/lobby/gameLaunch/gameLaunch.selectors';
import type { GameLaunchRef } from '../../../../machines/lobby/gameLaunch/gameLaunch.machine';
import { selectAmount } from '../../../../machines/money/balance/balance.selectors';
import type { BalanceRef } from '../../../../machines/money/balance/balance.machine';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import * as css from './Game.css';

type Props = { launch: GameLaunchRef; balance: BalanceRef; onDeposit: () => void };

/** Above a game that plays from a main wallet with nothing in it: leads to the deposit. */
export function NoMoney({ launch, balance, onDeposit }: Props) {
  const t = useT('gameList');
  const isMain = useSelector(launch, selectPlaysFromMain);
  const amount = useSelector(balance, selectAmount)?.balance;
  if (!isMain || amount === undefined || Number(amount) > 0) return null;
  return (
    <div className={css.noMoney}>
      <p role="status">{t('launch.noMoney')}</p>
      <Button tone="primary" compact onClick={onDeposit}>
        {t('launch.deposit')}
      </Button>
    </div>
  );
}
