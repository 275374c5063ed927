/** Columns of text, padded; numbers are aligned right. */
export const table = (
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const cells = [header, ...rows].map((row) => row.map(String));
  const widths = header.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isNumeric = header.map(
    (_, column) =>
      rows.every((row) => /^[\d.,/%–-]+$/.test(String(row[column] ?? '–'))) && rows.length > 0,
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) =>
        isNumeric[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = cells;
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)].join(
    '\n',
  );
};
