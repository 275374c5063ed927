import { createZonedTime } from '../../machines/shared/zonedTime.selectors';
import { brand } from '../brand/brand';

const timeIn = createZonedTime(brand.timeZone);
const offset = new Intl.DateTimeFormat('en', {
  timeZone: brand.timeZone,
  timeZoneName: 'shortOffset',
});

/**
 * The time of money or of a contract, in the platform's time zone and with its name:
 * `yyyy-MM-dd HH:mm:ss GMT+6:30`; empty for an impossible time.
 */
export const platformTime = (time: number): string => {
  const text = timeIn(time);
  const zone = text && offset.formatToParts(time).find(({ type }) => type === 'timeZoneName');
  return zone ? `${text} ${zone.value}` : text;
};
