import type { Kit } from '../kit';
import { createExportRecords } from './exportRecords';
import { createRecords } from './records';
import { createZonedTime, dayOf } from '../../../machines/shared/zonedTime.selectors';

/** A member's own records, and the file of them. */
export const createMemberRecords = ({
  call,
  now,
  brand: { timeZone },
  environment: { saveFile },
}: Kit) => {
  const { loadRecords, loadAll } = createRecords(call);
  const timeOf = createZonedTime(timeZone);
  return {
    loadRecords,
    exportRecords: createExportRecords({ loadAll, saveFile, timeZone }),
    /** The current day in the platform's time zone, `yyyy-MM-dd`. */
    readToday: () => Promise.resolve(dayOf(timeOf(now()))),
  };
};
