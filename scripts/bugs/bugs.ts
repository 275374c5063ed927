import { readFileSync } from 'node:fs';

/** One wrong version of a machine, as a person might write it. */
export type Bug = {
  /** What kind it is and what it does, in words. */
  readonly name: string;
  readonly file: string;
  readonly lines: readonly { readonly sign: ' ' | '-' | '+'; readonly text: string }[];
};

/**
 * The bugs of a file: `# kind: what it does`, the file, and its changed lines (`- `, `+ `) among
 * those around them, without their indentation.
 */
export const readBugs = (file: string): Bug[] =>
  readFileSync(file, 'utf8')
    .split(/\n\n+/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [name = '', path = '', ...lines] = part.trimEnd().split('\n');
      if (!name.startsWith('# ') || path === '') throw new Error(`${file}: no bug is in "${name}"`);
      return {
        name: name.slice(2),
        file: path,
        lines: lines.map((line) => ({
          sign: (line[0] ?? ' ') as Bug['lines'][number]['sign'],
          text: line.slice(1).trim(),
        })),
      };
    });

/** The text of the file with the bug in it. Throws unless its lines are there exactly once. */
export const withBug = (source: string, { name, lines }: Bug): string => {
  const all = source.split('\n');
  const old = lines.filter(({ sign }) => sign !== '+').map(({ text }) => text);
  const places = all.flatMap((_, at) =>
    old.every((text, i) => all[at + i]?.trim() === text) ? [at] : [],
  );
  const [at] = places;
  if (at === undefined || places.length > 1)
    throw new Error(`${name}: its lines are ${places.length} times in the file`);
  const young = lines.filter(({ sign }) => sign !== '-').map(({ text }) => text);
  return [...all.slice(0, at), ...young, ...all.slice(at + old.length)].join('\n');
};
