/**
 * What differs between two texts, line by line: `- ` what only the first has, `+ ` what only the
 * second has, and around it the lines that both have. Nothing where they are equal.
 */
export const lineDiff = (before: string, after: string, around = 2): string[] => {
  const lines = marked(before.split('\n'), after.split('\n'));
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ sign }) => sign !== ' '),
  );
  return lines.flatMap(({ sign, line }, at) => {
    if (!isNear[at]) return [];
    return [...(at > 0 && !isNear[at - 1] ? ['…'] : []), `${sign} ${line}`.trimEnd()];
  });
};

type Line = { readonly sign: ' ' | '-' | '+'; readonly line: string };

const marked = (before: readonly string[], after: readonly string[]): Line[] => {
  const same = (line: string): Line => ({ sign: ' ', line });
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before.at(-1 - tail) === after.at(-1 - tail)
  )
    tail++;
  return [
    ...before.slice(0, head).map(same),
    ...changed(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(same),
  ];
};

/** More cells than this would take too long: then all is told as changed. */
const MOST_CELLS = 40_000_000;

/** By the longest common subsequence of lines. */
const changed = (before: readonly string[], after: readonly string[]): Line[] => {
  const width = after.length + 1;
  const isSmall = (before.length + 1) * width <= MOST_CELLS;
  const length = new Uint32Array(isSmall ? (before.length + 1) * width : 0);
  if (isSmall)
    for (let i = before.length - 1; i >= 0; i--)
      for (let j = after.length - 1; j >= 0; j--)
        length[i * width + j] =
          before[i] === after[j]
            ? (length[(i + 1) * width + j + 1] ?? 0) + 1
            : Math.max(length[(i + 1) * width + j] ?? 0, length[i * width + j + 1] ?? 0);
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, young] = [before[i], after[j]];
    if (isSmall && old !== undefined && old === young) {
      lines.push({ sign: ' ', line: old });
      i++;
      j++;
    } else if (
      old !== undefined &&
      (young === undefined ||
        (length[(i + 1) * width + j] ?? 0) >= (length[i * width + j + 1] ?? 0))
    ) {
      lines.push({ sign: '-', line: old });
      i++;
    } else {
      lines.push({ sign: '+', line: young ?? '' });
      j++;
    }
  }
  return lines;
};
