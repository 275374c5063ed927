import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Of `src/ui/icons.ts`. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'](?:\.{1,2}\/)+(?:ui\/)?icons["'];?/g;
const INDEX = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'));
const EXPORT = /export \{ ([^}]+) \} from '(\.\/icons\/[\w-]+\.mjs)';/g;

/**
 * Takes each icon from its own file. `src/ui/icons.ts` has them all, so that whatever draws one
 * icon would seem to need every icon when modules are shared out among files (`vite.config.ts`).
 */
export const iconImports = (): Plugin => {
  const files = new Map<string, string>();
  return {
    name: 'croupier:icon-imports',
    apply: 'build',
    async buildStart() {
      for (const [, names = '', file = ''] of (await readFile(INDEX, 'utf8')).matchAll(EXPORT))
        for (const name of names.split(', '))
          files.set(name.replace('default as ', ''), new URL(file, `file://${INDEX}`).pathname);
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: /icons["']/ },
      handler: (code) => ({
        code: code.replace(IMPORT, (statement, list: string) => {
          const imports = list.split(',').flatMap((one) => {
            const [name = '', alias = name] = one.trim().split(/\s+as\s+/);
            if (!name || name.startsWith('type ')) return [];
            const file = files.get(name);
            if (!file) throw new Error(`lucide has no icon ${name}`);
            return [`import ${alias} from ${JSON.stringify(file)};`];
          });
          // The lines below keep their numbers.
          return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
        }),
        map: null,
      }),
    },
  };
};
