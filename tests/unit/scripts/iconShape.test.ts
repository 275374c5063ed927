import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shapeOf, type IconNode } from '../../../scripts/build/iconShape';
import { ROOT } from '../../../scripts/support/root';

type Icon = { name: string; node: IconNode };
const folder = path.join(ROOT, 'node_modules/lucide-react/dist/esm/icons');
const ours = new Set(
  [...readFileSync(path.join(ROOT, 'src/ui/icons.ts'), 'utf8').matchAll(/^ {2}(\w+)/gm)].map(
    ([, name]) => name,
  ),
);
/** Lucide's icons that this site has, under the names of their files. */
const icons = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map(
      (file) => [path.join(folder, file), readFileSync(path.join(folder, file), 'utf8')] as const,
    )
    .filter(([, code]) => ours.has(/const (\w+) = createLucideIcon/.exec(code)?.[1]))
    .map(async ([file]) => {
      const { __iconData } = (await import(pathToFileURL(file).href)) as { __iconData: Icon };
      return [__iconData.name, __iconData.node] as const;
    }),
);

/** The picture of these shapes, 20 pixels for each of lucide's units. */
const drawn = (shapes: string) =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 24 24" ' +
        'fill="none" stroke="black" stroke-width="2" stroke-linecap="round" ' +
        `stroke-linejoin="round">${shapes}</svg>`,
    ),
  )
    .ensureAlpha()
    .raw()
    .toBuffer();
const asLucide = (node: IconNode) =>
  node
    .map(([name, given]) => {
      const attributes = Object.entries(given)
        .filter(([key]) => key !== 'key')
        .map(([key, value]) => `${key}="${value}"`);
      return `<${name} ${attributes.join(' ')}/>`;
    })
    .join('');

describe('the shape of an icon in the sprite', () => {
  test('is one path where geometry is all that there is', () => {
    expect(
      shapeOf('icon-a', [
        ['path', { d: 'm1 2 3 4', key: 'a' }],
        ['path', { d: 'm5-6v7', key: 'b' }],
        ['line', { x1: '1', x2: '2', y1: '3', y2: '4', key: 'c' }],
        ['circle', { cx: '12', cy: '11', r: '2', key: 'd' }],
        ['rect', { x: '1', y: '2', width: '10', height: '8', rx: '3', key: 'e' }],
        ['rect', { width: '4', height: '5', key: 'f' }],
      ]),
    ).toBe(
      '<path id="icon-a" d="M1 2l3 4M5 -6v7M1 3L2 4M10 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z' +
        'M4 2h4a3 3 0 0 1 3 3v2a3 3 0 0 1 -3 3h-4a3 3 0 0 1 -3 -3v-2a3 3 0 0 1 3 -3z' +
        'M0 0h4v5h-4v-5z"/>',
    );
  });

  test('keeps its elements where one has a look of its own', () => {
    const dot = ['circle', { cx: '1', cy: '2', r: '.5', fill: 'currentColor', key: 'a' }] as const;
    expect(shapeOf('icon-a', [['path', { d: 'm1 2v3', key: 'b' }], dot])).toBe(
      '<g id="icon-a"><path d="m1 2v3"/><circle cx="1" cy="2" r=".5" fill="currentColor"/></g>',
    );
  });

  test.for(icons)('%s looks as lucide draws it', async ([name, node]) => {
    const [one, other] = await Promise.all([drawn(shapeOf(name, node)), drawn(asLucide(node))]);
    const wrong = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 48).length;
    expect(one.some((value) => value > 0)).toBe(true);
    // Where two strokes meet, the smoothing of their edges differs in single pixels.
    expect(wrong / one.length).toBeLessThan(0.001);
  });
});
