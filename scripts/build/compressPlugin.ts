import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Smaller answers gain nothing from compression. */
const MIN_BYTES = 512;

/**
 * Writes `.br` and `.gz` beside every text file of the build, so that no server compresses at
 * request time.
 */
export function compress(): Plugin {
  let outDir = '';
  return {
    name: 'croupier:compress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker, which is made from the files.
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
        await Promise.all(files.map((entry) => squeeze(path.join(entry.parentPath, entry.name))));
      },
    },
  };
}

async function squeeze(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    writeFile(`${file}.br`, await brotli(bytes, { params })),
    writeFile(`${file}.gz`, await gzip(bytes, { level: 9 })),
  ]);
}
