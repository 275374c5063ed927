import { createZonedTime } from '../../machines/shared/zonedTime.selectors';
import { brand } from '../brand/brand';
import { useT } from './i18n';
import { useZoneName } from './zoneName';

/**
 * A recorded time in the platform's time zone, `yyyy-MM-dd HH:mm:ss`, for a list that names the
 * zone once (`useTimesNote`); empty for an impossible time.
 */
export const platformMoment = createZonedTime(brand.timeZone);
const offset = new Intl.DateTimeFormat('en', {
  timeZone: brand.timeZone,
  timeZoneName: 'shortOffset',
});

/** The name of the platform's time zone. */
export const usePlatformZone = (): string => useZoneName(brand.timeZone);

/** The sentence that names the zone of all times of a list. */
export const useTimesNote = (): string => useT('common')('timesIn', { zone: usePlatformZone() });

/**
 * A recorded time that stands alone, in the platform's time zone and with its name:
 * `yyyy-MM-dd HH:mm:ss GMT+6:30`; empty for an impossible time.
 */
export const platformTime = (time: number): string => {
  const text = platformMoment(time);
  const zone = text && offset.formatToParts(time).find(({ type }) => type === 'timeZoneName');
  return zone ? `${text} ${zone.value}` : text;
};
