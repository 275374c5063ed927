import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuild, OUT_DIR } from '../../scripts/build/ensureBuild';
import { joinSyllables } from '../../src/i18n/burmese';
import { notesDir } from '../../scripts/build/sources';
import { ROOT } from '../../scripts/support/root';

const dist = path.join(ROOT, OUT_DIR.production);
const notes = notesDir(ROOT, OUT_DIR.production);
let files: string[] = [];
const scripts = () => files.filter((file) => file.endsWith('.js'));
const text = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
/** The sources of all scripts. */
const allSources = () =>
  readdirSync(notes, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js.map'))
    .flatMap(
      (file) =>
        (JSON.parse(readFileSync(path.join(notes, file), 'utf8')) as { sources: string[] }).sources,
    );

beforeAll(async () => {
  await ensureBuild('production');
  files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
}, 120_000);

describe('the production build', () => {
  test('has the app', () => {
    expect(files).toContain('index.html');
    expect(scripts().length).toBeGreaterThan(0);
  });

  test('has no script that only passes another one on: each is a request', () => {
    expect(
      scripts().filter((file) =>
        /^(import\b[^;]*;)*export\{[^}]*\}from"[^"]*";\s*$/.test(text(file)),
      ),
    ).toEqual([]);
  });

  test('has nothing of the inspector: not its page, its package or its code', () => {
    expect(files.filter((file) => /inspect/i.test(file))).toEqual([]);
    expect(
      scripts().filter((file) =>
        /@statelyai|createInspector|stately\.ai|croupier\.inspector|inspector\.html/.test(
          text(file),
        ),
      ),
    ).toEqual([]);
    const sources = allSources();
    expect(sources.some((source) => source.endsWith('src/app/main.tsx'))).toBe(true);
    expect(sources.filter((source) => /@statelyai|src\/inspector\//.test(source))).toEqual([]);
  });

  test("calls none of the sandbox's controls", () => {
    expect(scripts().filter((file) => /["'`]\/sandbox\//.test(text(file)))).toEqual([]);
  });

  test('has each icon of its scripts once in the sprite of the page', () => {
    const icons = allSources().flatMap(
      (source) => /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/.exec(source)?.[1] ?? [],
    );
    expect(icons).toContain('bell');
    const inSprite = [...text('index.html').matchAll(/ id="icon-([\w-]+)"/g)].map(([, id]) => id);
    expect(new Set(inSprite)).toEqual(new Set(icons));
    expect(inSprite).toHaveLength(icons.length);
    expect(scripts().filter((file) => text(file).includes('M10.268 21a2'))).toEqual([]);
  });

  test('draws the icons of the prerendered pages before these', () => {
    const [before = '', ...pages] = text('index.html').split('<div data-page=');
    const shown = pages.flatMap((page) => [...page.matchAll(/<use href="#(icon-[^"]+)"/g)]);
    expect(shown.length).toBeGreaterThan(20);
    for (const [, id] of shown) expect(before).toContain(`id="${id}"`);
  });

  test('has the styles of the first screen in the page, each sheet once', () => {
    const shown = text('index.html').replace(/<template.*?<\/template>/gs, '');
    const sheets = [...shown.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)" disabled>/g)];
    const names = sheets.map(([, file = '']) => file);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    for (const file of names) expect(shown.split(text(file))).toHaveLength(2);
  });

  test.each([
    ['home', 'data-uncovered=""', 172],
    ['/login', 'data-path="/login"', 175],
  ])('asks for no more code at first than it did: %s', (_, place, most) => {
    const page = text('index.html');
    const named = (tag: RegExp) =>
      [...page.matchAll(tag)].flatMap(([, found = '']) => found.split(' '));
    const early = (only: string) =>
      named(new RegExp(`<meta name="early" ${only} content="([^"]+)">`, 'g'));
    const first = [
      ...named(/<(?:script|link)[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"/g),
      ...early('data-language="MY"'),
      ...early(place),
      ...(place.includes('path') ? early('data-language="MY" data-path="/login"') : []),
    ].filter((file) => file.endsWith('.js'));
    expect(first.length).toBeGreaterThan(5);
    const size = first.reduce((sum, file) => sum + gzipSync(text(file), { level: 9 }).length, 0);
    expect(size / 1024, 'KiB: the budget is lower (docs/decisions/0013)').toBeLessThan(most);
  });

  test('serves no source map, does not name one, and has no hidden file', () => {
    expect(files.filter((file) => file.endsWith('.map') || /(^|\/)\./.test(file))).toEqual([]);
    expect(scripts().filter((file) => text(file).includes('sourceMappingURL='))).toEqual([]);
  });

  test('has an equal brotli and gzip twin of every script and page', () => {
    const heavy = files.filter(
      (file) => /\.(js|css|html)$/.test(file) && readFileSync(path.join(dist, file)).length >= 512,
    );
    for (const file of heavy) {
      expect([
        file,
        existsSync(path.join(dist, `${file}.br`)),
        existsSync(path.join(dist, `${file}.gz`)),
      ]).toEqual([file, true, true]);
      const plain = readFileSync(path.join(dist, file));
      expect(brotliDecompressSync(readFileSync(path.join(dist, `${file}.br`))).equals(plain)).toBe(
        true,
      );
      expect(gunzipSync(readFileSync(path.join(dist, `${file}.gz`))).equals(plain)).toBe(true);
    }
  });

  test('obeys the CSP in its page: one hashed script, no handler attribute', () => {
    const page = text('index.html');
    expect(page.match(/<script(?![^>]*\bsrc=)[^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(/^<script>.*croupierEarly/s),
    ]);
    expect(page.match(/\son\w+=/g) ?? []).toEqual([]);
  });

  test.each(['EN', 'MY'])(
    'has the home page prerendered, and names the files of its words and the login: %s',
    (language) => {
      const page = text('index.html');
      const drawn =
        page.split(`<div data-page="${language}">`)[1]?.split('<div data-page=')[0] ?? '';
      const tag = language.toLowerCase();
      const wordsOf = (flow: string) =>
        JSON.parse(readFileSync(path.join(ROOT, `locales/${tag}/${flow}.json`), 'utf8')) as Record<
          string,
          string
        >;
      const { skipToContent = '' } = wordsOf('site/common');
      expect(drawn).toContain(joinSyllables(skipToContent));
      expect(drawn).toMatch(/<main id="main"[^>]*>.*<\/main>/s);
      const filesFor = (only: string) =>
        new RegExp(`<meta name="early" ${only} content="/([^"]+)">`).exec(page)?.[1]?.split(' /') ??
        [];
      const named = (only: string) => filesFor(only).map(text).join('');
      expect(named(`data-language="${language}"`)).toContain(skipToContent);
      expect(named(`data-language="${language}" data-path="/login"`)).toContain(
        wordsOf('account/login')['title'],
      );
      expect(named('data-path="/login"')).toContain('credentials.submit');
      // The dialog waits for its styles: they come beside the code, not after it.
      const [, login = ''] = page.split(`<template data-login="${language}">`);
      const sheets = filesFor('data-path="/login"').filter((file) => file.endsWith('.css'));
      expect(sheets).not.toEqual([]);
      for (const sheet of sheets) expect(login).toContain(text(sheet));
      expect(named('data-member=""')).toContain('haspopup');
      // A link's code waits for these styles.
      expect(filesFor('data-link=""')).toEqual(expect.arrayContaining(sheets));
      // The table of flows: a member's page needs it at once, the first load does not.
      expect(named('data-member=""')).toContain('whatIf-');
      expect(
        scripts().filter((file) => /base-/.test(file) && text(file).includes('whatIf-')),
      ).toEqual([]);
    },
  );

  test.each(['EN', 'MY'])(
    'has the login dialog prerendered, with its styles and no id of home: %s',
    (language) => {
      const page = text('index.html');
      const login =
        page.split(`<template data-login="${language}">`)[1]?.split('</template>')[0] ?? '';
      const words = JSON.parse(
        readFileSync(
          path.join(ROOT, `locales/${language.toLowerCase()}/account/login.json`),
          'utf8',
        ),
      ) as Record<string, string>;
      for (const key of ['title', 'username', 'password', 'bySms', 'forgot', 'register', 'submit'])
        expect(login).toContain(joinSyllables(words[key] ?? key));
      const inHome = idsIn(page.split('</template>').at(-1) ?? '');
      expect(idsIn(login).filter((id) => inHome.includes(id))).toEqual([]);
      for (const name of (/class="([^"]+)" method="post"/.exec(login)?.[1] ?? 'none').split(' '))
        expect(login).toContain(`.${name}{`);
    },
  );
});
