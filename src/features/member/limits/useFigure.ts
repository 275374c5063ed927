import type { LimitKind } from '../../../../machines/member/limits/limits.types';
import { useT } from '../../../i18n/i18n';
import { formatMoney } from '../../../ui/money';

/** A figure of a limit as people read it: money, or whole minutes of play. */
export const useFigure = (currencySymbol: string) => {
  const t = useT('limits');
  return (kind: LimitKind, figure: string | null): string =>
    kind === 'session'
      ? t('minutes', { count: Math.floor(Number(figure ?? 0)) })
      : formatMoney(figure ?? '', currencySymbol);
};
