import type { OpenDatabase } from '../../sandbox/db/database';
import { openSeededDatabase } from '../../sandbox/seed/content';
import { seed } from '../../sandbox/seed';

const returned: OpenDatabase[] = [];

/**
 * An embedded database at its seed, for whoever closes it again. Opening one takes two seconds of
 * processor and seeding it a tenth, so what a test file of this process has closed is seeded anew
 * for the next; two at once are never the same one.
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
