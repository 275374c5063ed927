import type { OpenDatabase } from '../../sandbox/db/database';
import { openSeededDatabase } from '../../sandbox/seed/content';
import { seed } from '../../sandbox/seed';

const returned: OpenDatabase[] = [];

/**
 * An embedded database at its seed, which the caller closes. Opening one takes two seconds of
 * processor time and seeding it a tenth of that, so a database that a test file of this process has
 * closed is seeded again for the next. Two callers at the same time never share one.
 */
export const borrowDatabase = async (): Promise<OpenDatabase> => {
  const opened = returned.pop();
  if (opened) await seed(opened.db);
  const { db, close } = opened ?? (await openSeededDatabase({}));
  let isMine = true;
  return {
    db,
    close: async () => {
      if (isMine) returned.push({ db, close });
      isMine = false;
    },
  };
};
