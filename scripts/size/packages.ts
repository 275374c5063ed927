import { SourceMap, type SourceMapPayload } from 'node:module';
import { gzipSync } from 'node:zlib';

/**
 * Bytes of minified JavaScript by npm package; `gz` is the package's share of the whole, scaled so
 * that the parts add up.
 */
export type PackageSize = { name: string; raw: number; gz: number };

/**
 * The npm package that a source path belongs to; ours by its room, and what the bundler adds as
 * (bundler).
 */
export function packageOf(source: string | undefined): string {
  if (source === undefined) return '(bundler)';
  const inside = source.split('node_modules/');
  if (inside.length > 1) {
    const [first = '', second = ''] = (inside.at(-1) ?? '').split('/');
    return first.startsWith('@') ? `${first}/${second}` : first;
  }
  const room = /(?:^|\/)(src\/\w+|machines|contract|locales)\//.exec(source)?.[1];
  return room ?? '(bundler)';
}

/**
 * Splits a minified file among packages by its source map, which says where each piece came from.
 */
export function textByPackage(code: string, map: SourceMapPayload): Map<string, string> {
  const sourceMap = new SourceMap(map);
  const texts = new Map<string, string>();
  for (const [line, text] of code.split('\n').entries()) {
    let start = 0;
    let owner: string | null = null;
    const close = (end: number) => {
      if (owner !== null && end > start)
        texts.set(owner, (texts.get(owner) ?? '') + text.slice(start, end));
      start = end;
    };
    for (let column = 0; column < text.length; column += 1) {
      const entry = sourceMap.findEntry(line, column);
      const found = packageOf('originalSource' in entry ? entry.originalSource : undefined);
      if (found !== owner) {
        close(column);
        owner = found;
      }
    }
    close(text.length);
  }
  return texts;
}

/**
 * The sum of the shares of several files, biggest first; `gzTotal` is the gzipped size of all of
 * them together.
 */
export function sizesByPackage(files: Map<string, string>[], gzTotal: number): PackageSize[] {
  const texts = new Map<string, string>();
  for (const [name, text] of files.flatMap((file) => [...file]))
    texts.set(name, (texts.get(name) ?? '') + text);
  const alone = [...texts].map(([name, text]) => ({
    name,
    raw: Buffer.byteLength(text),
    gz: gzipSync(text).length,
  }));
  const sum = alone.reduce((total, { gz }) => total + gz, 0);
  return alone
    .map((size) => ({ ...size, gz: Math.round((size.gz * gzTotal) / (sum || 1)) }))
    .toSorted((a, b) => b.gz - a.gz);
}
