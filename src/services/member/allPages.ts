/** The most that the contract lets be asked for at once. */
const PAGE_SIZE = 100;

type Page<TRow> = { rows: readonly TRow[]; totalPages: number };

/**
 * Every row of a question, however many. What came in between two pages and moved them is there
 * once.
 */
export const allPages = async <TRow extends { id: string }>(
  read: (page: number, pageSize: number) => Promise<Page<TRow>>,
): Promise<TRow[]> => {
  const all = new Map<string, TRow>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { rows, totalPages } = await read(page, PAGE_SIZE);
    // Whatever it says there is, after a page without rows there are none.
    if (rows.length === 0) break;
    for (const row of rows) all.set(row.id, row);
    pages = totalPages;
  }
  return [...all.values()];
};
