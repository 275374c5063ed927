import type { Plugin } from 'vite';

/** What Vite does with a stylesheet that did not come, and what it has to do instead. */
const MENDS = [
  // It keeps the failure as if the stylesheet were there.
  [/(\(err\) => \{\s*)seen\[href\] = void 0;/, '$1delete seen[href];'],
  // It leaves the link, and takes it for a stylesheet that is there.
  [/if \(e\.type === "error"\) (?=rej\()/, 'if (e.type === "error") link.remove(), '],
] as const;

/**
 * Lets a stylesheet that did not come be asked for again with its part: Vite otherwise never asks
 * twice in one page, and shows the part without its styles. Ends the build when an update of Vite
 * has other code there.
 */
export const preloadAgain = (): Plugin => ({
  name: 'croupier:preload-again',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({
      code: MENDS.reduce((mended, [found, put]) => {
        if (!found.test(mended))
          throw new Error(`the preload helper of Vite has no ${found.source}`);
        return mended.replace(found, put);
      }, code),
      map: null,
    }),
  },
});
