import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';

const FILES = {
  '/sandbox': ['page.html', 'text/html'],
  '/sandbox/page.css': ['page.css', 'text/css'],
  '/sandbox/page.js': ['page.js', 'text/javascript'],
} as const;

/**
 * The page of the controls for a person. Plain files, because it has to work when the front end
 * does not.
 */
export const serveControlsPage = (app: Hono): void => {
  for (const [path, [name, type]] of Object.entries(FILES)) {
    app.get(path, async (c) =>
      c.body(await readFile(fileURLToPath(new URL(`./page/${name}`, import.meta.url))), 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'no-cache',
      }),
    );
  }
};
