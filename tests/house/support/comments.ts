/** A comment of a source file: its first line, and its text without the comment signs. */
export type Comment = { line: number; text: string };

/**
 * The comments of a TypeScript or JavaScript file. A comment begins its line or follows a space or
 * a brace, so `//` in an address is not a comment.
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
