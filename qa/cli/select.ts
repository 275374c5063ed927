/**
 * The names that match any of the patterns (`*` and `?` are wildcards; no pattern means all), and
 * patterns that match none.
 */
export const select = (
  names: readonly string[],
  patterns: readonly string[],
): { chosen: string[]; unknown: string[] } => {
  if (patterns.length === 0) return { chosen: [...names], unknown: [] };
  const tests = patterns.map((pattern) => ({ pattern, regExp: toRegExp(pattern) }));
  return {
    chosen: names.filter((name) => tests.some(({ regExp }) => regExp.test(name))),
    unknown: tests
      .filter(({ regExp }) => !names.some((name) => regExp.test(name)))
      .map(({ pattern }) => pattern),
  };
};

const toRegExp = (pattern: string): RegExp => {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`);
};
