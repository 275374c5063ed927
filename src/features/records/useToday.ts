import { useMemo } from 'react';
import { createZonedTime } from '../../../machines/shared/zonedTime.selectors';
import { useAtNow } from '../../ui/hooks/useNow';

const DAY_LENGTH = 'yyyy-MM-dd'.length;

/** The platform's day: the one that was told when the page was opened, and later ones as they come in its zone. */
export const useToday = (told: string, timeZone: string): string => {
  const timeOf = useMemo(() => createZonedTime(timeZone), [timeZone]);
  const day = useAtNow((now) => timeOf(now).slice(0, DAY_LENGTH));
  return day > told ? day : told;
};
