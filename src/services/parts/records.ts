import type { Kit } from '../kit';
import { createExportRecords } from '../records/exportRecords';
import { createRecords } from '../records/records';

/** A member's own records, and the file of them. */
export const recordsPart = ({ call, brand: { timeZone }, environment: { saveFile } }: Kit) => {
  const { loadRecords, loadAll } = createRecords(call);
  return { loadRecords, exportRecords: createExportRecords({ loadAll, saveFile, timeZone }) };
};
