/** The most that the contract lets be asked for at once, and more pages than anybody's records fill. */
const EXPORT = { pageSize: 100, mostPages: 500 } as const;

type Page<TRow> = { rows: readonly TRow[]; totalPages: number };

/** Every row of a question. What came in between two pages and moved them is there once. */
export const allPages = async <TRow extends { id: string }>(read: (page: number, pageSize: number) => Promise<Page<TRow>>): Promise<TRow[]> => {
  const all = new Map<string, TRow>();
  for (let page = 1, pages = 1; page <= Math.min(pages, EXPORT.mostPages); page += 1) {
    const { rows, totalPages } = await read(page, EXPORT.pageSize);
    for (const row of rows) all.set(row.id, row);
    pages = totalPages;
  }
  return [...all.values()];
};
