/** The names that match any of the patterns (`*` and `?` are wildcards; no pattern means all), and patterns that match none. */
export const select = (names: readonly string[], patterns: readonly string[]): { chosen: string[]; unknown: string[] } => {
  if (patterns.length === 0) return { chosen: [...names], unknown: [] };
  const tests = patterns.map((pattern) => ({ pattern, regExp: toRegExp(pattern) }));
  return {
    chosen: names.filter((name) => tests.some(({ regExp }) => regExp.test(name))),
    unknown: tests.filter(({ regExp }) => !names.some((name) => regExp.test(name))).map(({ pattern }) => pattern),
  };
};

/** The name nearest to a mistyped one by edit distance; undefined when none comes near. */
export const nearest = (wrong: string, names: readonly string[]): string | undefined => {
  const ranked = names.map((name) => ({ name, distance: editDistance(wrong.toLowerCase(), name.toLowerCase()) })).sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, Math.ceil(wrong.length / 2)) ? best.name : undefined;
};

const toRegExp = (pattern: string): RegExp => {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`);
};

const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
};
