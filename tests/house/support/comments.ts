/** A comment of a source file: where it begins, and its text without the signs of a comment. */
export type Comment = { line: number; text: string };

/**
 * The comments of a TypeScript or JavaScript file. A comment begins its line or follows a space or
 * a brace, so `//` inside of an address is none.
 */
export const commentsOf = (source: string): Comment[] =>
  [...source.matchAll(/(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm)].map(({ 0: raw, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: raw
      .replace(/^\/\*+|\*+\/$/g, '')
      .replace(/^\s*(?:\*|\/\/+)/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
