import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { shapeOf, type IconNode } from './iconShape.ts';

/** An icon of lucide; its other names are files that pass it on. */
const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const NAME = /const __iconData = \{\s*name: "([\w-]+)"/;
const SPRITE_ICON = path.resolve('src/ui/spriteIcon.ts');

/**
 * Icons are drawn from a sprite in the page, so that no script carries shapes or builds them. Each
 * icon of lucide becomes a component of one line, and a page that may load it, in any file, has
 * its shape: the sprite follows from the files of the build. Tests and `npm run dev` have lucide's
 * own components.
 */
export const iconSprite = (): Plugin => ({
  name: 'croupier:icon-sprite',
  apply: 'build',
  transform: {
    filter: { id: ICON, code: NAME },
    handler: (code) => ({
      code:
        `import { spriteIcon } from ${JSON.stringify(SPRITE_ICON)};\n` +
        `export default /* @__PURE__ */ spriteIcon(${JSON.stringify(NAME.exec(code)?.[1])});`,
      map: null,
    }),
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle, chunk }) {
      const files = chunk ? iconFilesOf(chunk, bundle ?? {}) : [];
      if (files.length === 0) return html;
      const icons = (await Promise.all(files.map(readIcon))).filter((icon) => icon !== undefined);
      const isDrawn = (name: string) => html.includes(`"#${idOf(name)}"`);
      const sprite = (some: typeof icons) =>
        '<svg width="0" height="0" aria-hidden="true"><defs>' +
        `${some.map(({ name, node }) => shapeOf(idOf(name), node)).join('')}</defs></svg>`;
      // What the prerendered page shows comes before it, and nothing else delays it.
      return html
        .replace(
          /<body[^>]*>/,
          (body) => `${body}\n    ${sprite(icons.filter(({ name }) => isDrawn(name)))}`,
        )
        .replace(
          '</body>',
          () => `  ${sprite(icons.filter(({ name }) => !isDrawn(name)))}\n  </body>`,
        );
    },
  },
});

const idOf = (name: string) => `icon-${name}`;

type Icon = { name: string; node: IconNode };
/** Undefined for a file that passes on an icon under another name. */
const readIcon = async (file: string): Promise<Icon | undefined> =>
  ((await import(pathToFileURL(file).href)) as { __iconData?: Icon }).__iconData;

/** The files of lucide's icons of all scripts that a page may load. */
const iconFilesOf = (page: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] => {
  const chunks = new Set<Rollup.OutputChunk>();
  const add = (chunk: Rollup.OutputBundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) add(bundle[file]);
  };
  add(page);
  return [...new Set([...chunks].flatMap(({ moduleIds }) => moduleIds))]
    .filter((id) => ICON.test(id))
    .toSorted();
};
