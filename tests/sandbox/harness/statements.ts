import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgliteSession } from 'drizzle-orm/pglite';
import { vi } from 'vitest';

/** The SQL statements that ran during `work`, in order and without their parameters. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const spies = [PgliteSession, NodePgSession].map((session) =>
    vi.spyOn(session.prototype, 'prepareQuery'),
  );
  try {
    await work();
    return spies.flatMap((spy) => spy.mock.calls.map(([query]) => query.sql));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};
