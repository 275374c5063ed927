import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The folders of `qa/`, lowest first (qa/README.md, How it is built). */
const LAYERS = [
  'base',
  'model',
  'explore',
  'plan',
  'run',
  'gate',
  'affected',
  'levels',
  'mutate',
  'verify',
  'race',
  'replay',
  'report',
  'export',
  'catalogue',
  'audit',
  'bench',
  'cli',
];
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;

const layerOf = (path: string): string => relative('qa', path).split('/')[0] ?? '';

const filesOf = (layer: string): string[] =>
  readdirSync(join('qa', layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('qa', layer, file));

const layersBelow = (layer: string) => LAYERS.slice(0, LAYERS.indexOf(layer));

describe('the layers of qa', () => {
  test('are all folders with code', () => {
    const folders = readdirSync('qa', { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(
      [...LAYERS, 'plans', 'witnesses'].sort(),
    );
  });

  test.each(LAYERS)('%s imports only from itself and from the layers below it', (layer) => {
    const allowed = [layer, ...layersBelow(layer)];
    const wrong = filesOf(layer).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)]
        .map(([, specifier = '']) => join(file, '..', specifier))
        .filter((target) => target.startsWith('qa/') && !allowed.includes(layerOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});
