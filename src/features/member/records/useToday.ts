import { useMemo } from 'react';
import { createZonedTime, dayOf } from '../../../../machines/shared/zonedTime.selectors';
import { useAtNow } from '../../../ui/hooks/useNow';

/**
 * The platform's day: the one that was told when the page was opened, and later ones as they come
 * in its zone.
 */
export const useToday = (told: string, timeZone: string): string => {
  const timeOf = useMemo(() => createZonedTime(timeZone), [timeZone]);
  const day = useAtNow((now) => dayOf(timeOf(now)));
  return day > told ? day : told;
};
