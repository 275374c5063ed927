import { useMemo } from 'react';
import { createZonedTime, dayOf } from '../../../../machines/shared/zonedTime.selectors';
import { useAtNow } from '../../../ui/hooks/useNow';

/**
 * The platform's day: the given one when the page opens, then each new day in the platform's time
 * zone.
 */
export const useToday = (told: string, timeZone: string): string => {
  const timeOf = useMemo(() => createZonedTime(timeZone), [timeZone]);
  const day = useAtNow((now) => dayOf(timeOf(now)));
  return day > told ? day : told;
};
