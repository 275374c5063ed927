import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { config } from '../base/config';
import { messageOf } from '../model/model';
import type { Race } from '../race/race';
import type { Product } from '../verify/product';

/** What the files of one kind export: `product` or, for several, `products`. */
type Kind = { readonly suffix: string; readonly one: string; readonly maker: string };

type Found = { readonly value: unknown; readonly file: string };

const loadAll = async (
  { suffix, one, maker }: Kind,
  dir: string | null,
): Promise<{ found: readonly Found[]; problems: readonly string[] }> => {
  if (dir === null || !existsSync(dir)) return { found: [], problems: [] };
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .sort()
    .map((file) => join(dir, file));
  const found: Found[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const name = relative(process.cwd(), file);
    try {
      const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
      const single = module[one];
      const own = (module[`${one}s`] as readonly unknown[] | undefined) ?? (single ? [single] : []);
      if (own.length === 0) problems.push(`${name} does not export "${one}" made by ${maker}.`);
      found.push(...own.map((value) => ({ value, file })));
    } catch (error) {
      problems.push(`${name} cannot be read: ${messageOf(error)}`);
    }
  }
  return { found, problems };
};

/**
 * Every product of machines below a folder, in the order of their files: what a module exports as
 * `product` or, for several, as `products`. A sentence for each file without one.
 */
export const loadProducts = async (
  dir: string | null = config.products,
): Promise<{ products: readonly Product[]; problems: readonly string[] }> => {
  const kind = { suffix: '.product.ts', one: 'product', maker: 'defineProduct' };
  const { found, problems } = await loadAll(kind, dir);
  return { products: found.map(({ value }) => value as Product), problems };
};

/** Every race below a folder with its file, in the same way: `race` or `races`. */
export const loadRaces = async (
  dir: string | null = config.products,
): Promise<{
  races: readonly { readonly race: Race; readonly file: string }[];
  problems: readonly string[];
}> => {
  const kind = { suffix: '.race.ts', one: 'race', maker: 'defineRace' };
  const { found, problems } = await loadAll(kind, dir);
  return { races: found.map(({ value, file }) => ({ race: value as Race, file })), problems };
};
