import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

/** `unicodeRange`: as CSS writes it. `weights`: the lightest and the heaviest that is drawn. */
export type FontSubset = {
  file: RegExp;
  unicodeRange: string;
  weights: readonly [min: number, max: number];
};

/** The characters of a `unicode-range` of CSS. */
const charactersOf = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .flatMap((range) => {
      const [, first = '', last = first] =
        /^U\+([\dA-F]+)(?:-([\dA-F]+))?$/.exec(range.trim()) ?? [];
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, place) =>
        String.fromCodePoint(from + place),
      );
    })
    .join('');

/**
 * Replaces a variable font by one that has only some characters and weights, with the rules that
 * join them. It is made once for each font and subset, below `.cache/fonts`.
 */
export function subsetFont({ file, unicodeRange, weights: [min, max] }: FontSubset): Plugin {
  let root = '';
  return {
    name: 'croupier:subset-font',
    enforce: 'pre',
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: {
      filter: { id: file },
      async handler(source, importer) {
        const whole = await this.resolve(source, importer, { skipSelf: true });
        if (!whole) return null;
        const font = await readFile(whole.id);
        const hash = createHash('sha256').update(font).update(unicodeRange).update(`${min}-${max}`);
        const folder = path.join(root, '.cache/fonts', hash.digest('hex').slice(0, 16));
        const made = path.join(folder, path.basename(whole.id));
        if (existsSync(made)) return made;
        await mkdir(folder, { recursive: true });
        const part = await subset(font, charactersOf(unicodeRange), {
          targetFormat: 'woff2',
          variationAxes: { wght: { min, max } },
        });
        // Two builds may make it at once.
        const own = `${made}.${process.pid}`;
        await writeFile(own, part);
        await rename(own, made);
        return made;
      },
    },
  };
}
