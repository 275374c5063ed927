/** The largest page that the contract allows. */
const PAGE_SIZE = 100;

type Page<TRow> = { rows: readonly TRow[]; totalPages: number };

/**
 * Every row that matches, over all pages. A row that moved to the next page between two reads is
 * there once.
 */
export const allPages = async <TRow extends { id: string }>(
  read: (page: number, pageSize: number) => Promise<Page<TRow>>,
): Promise<TRow[]> => {
  const all = new Map<string, TRow>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { rows, totalPages } = await read(page, PAGE_SIZE);
    // A page without rows is the last one, whatever the total says.
    if (rows.length === 0) break;
    for (const row of rows) all.set(row.id, row);
    pages = totalPages;
  }
  return [...all.values()];
};
