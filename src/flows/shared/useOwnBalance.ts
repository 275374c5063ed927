import { useSelector } from '@xstate/react';
import { selectAmount } from '../../../machines/money/balance/balance.selectors';
import { selectShell } from '../../../machines/site/app/app.selectors';
import { selectBalance } from '../../../machines/site/session/session.selectors';
import { selectIsBalanceHidden } from '../../../machines/site/shell/shell.selectors';
import type { ScreenProps } from './defineFlow';

/** The person's balance, null until it is known, and whether the site's header hides it. */
export const useOwnBalance = ({ app, session }: Pick<ScreenProps<unknown>, 'app' | 'session'>) => {
  const isHidden = useSelector(useSelector(app, selectShell), selectIsBalanceHidden);
  const amount = useSelector(useSelector(session, selectBalance), (s) => s && selectAmount(s));
  return { balance: amount?.balance ?? null, symbol: amount?.currencySymbol ?? '', isHidden };
};
