import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { config } from '../base/config';
import { messageOf } from '../model/model';
import type { Product } from '../verify/product';

const SUFFIX = '.product.ts';

/**
 * Every product of machines below a folder, in the order of their files: what a module exports as
 * `product` or, for several, as `products`. A sentence for each file without one.
 */
export const loadProducts = async (
  dir: string | null = config.products,
): Promise<{ products: readonly Product[]; problems: readonly string[] }> => {
  if (dir === null || !existsSync(dir)) return { products: [], problems: [] };
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .map((file) => join(dir, file));
  const products: Product[] = [];
  const problems: string[] = [];
  for (const file of files) {
    try {
      const module = (await import(pathToFileURL(resolve(file)).href)) as {
        product?: Product;
        products?: readonly Product[];
      };
      const own = module.products ?? (module.product ? [module.product] : []);
      if (own.length === 0)
        problems.push(
          `${relative(process.cwd(), file)} does not export "product" made by defineProduct.`,
        );
      products.push(...own);
    } catch (error) {
      problems.push(`${relative(process.cwd(), file)} cannot be read: ${messageOf(error)}`);
    }
  }
  return { products, problems };
};
