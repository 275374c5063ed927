import type { OpenDatabase } from '../../sandbox/db/database';
import { openSeededDatabase } from '../../sandbox/seed/content';
import { seed } from '../../sandbox/seed';

/**
 * Lends databases at their seed, which the caller closes. Opening one takes two seconds of
 * processor time and seeding it a tenth of that, so a database that a test file of this process has
 * closed is seeded again for the next. Two callers at the same time never share one.
 */
export const lender = (open: () => Promise<OpenDatabase>): (() => Promise<OpenDatabase>) => {
  const returned: OpenDatabase[] = [];
  return async () => {
    const opened = returned.pop();
    if (opened) await seed(opened.db);
    const { db, close } = opened ?? (await open());
    let isMine = true;
    return {
      db,
      close: async () => {
        if (isMine) returned.push({ db, close });
        isMine = false;
      },
    };
  };
};

/** An embedded database. */
export const borrowDatabase = lender(() => openSeededDatabase({}));
