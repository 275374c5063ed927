import { existsSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { endpoints } from '../contract/endpoints';
import { OUT_DIR } from './build/ensureBuild';
import { notesDir } from './build/sources';
import { sizesByPackage, textByPackage, type PackageSize } from './size/packages';
import { bench } from './support/bench';
import { ROOT } from './support/root';

const HELP = `Weighs the JavaScript of a guest's first visit to the production build, in Chromium.

  npm run bench:size                 a table, by page and npm package; code 1 above a budget
  npm run -s bench:size -- --json    the same as JSON
  npm run bench:size -- --help       this`;

const KIB = 1024;
/**
 * First-load JavaScript, gzip (docs/decisions/0013): at most 1.10 × the smallest app with
 * exactly our packages.
 */
const PAGES = [
  { name: 'guest home', path: '/', budget: 147 * KIB },
  { name: '/login', path: '/login', budget: 140 * KIB },
] as const;

type Page = {
  name: string;
  path: string;
  budget: number;
  gz: number;
  br: number;
  raw: number;
  withinBudget: boolean;
  files: { file: string; gz: number }[];
  packages: PackageSize[];
  settled: { gz: number; files: string[] };
};
type Loaded = { first: string[]; later: string[] };
/** Longer than the settled page takes to request everything. */
const QUIET = 1_500;

const codeOf = (file: string) => readFileSync(path.join(ROOT, OUT_DIR.production, file));
const gzipped = (code: Buffer) => gzipSync(code, { level: 9 }).length;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

await bench('production', async (browser, url) => {
  const pages: Page[] = [];
  for (const page of PAGES)
    pages.push(weigh(page, await scriptsOf(browser, new URL(page.path, url))));
  console.log(values.json ? JSON.stringify(pages, null, 2) : pages.map(table).join('\n\n'));
  if (pages.some(({ withinBudget }) => !withinBudget)) process.exitCode = 1;
});

/**
 * Every script a first visit really loads until the network is quiet, lazy chunks and workers
 * included, as files of the build; `later` is what the settled page fetches by itself for its
 * announcements.
 */
async function scriptsOf(inBrowser: Browser, url: URL): Promise<Loaded> {
  const context = await inBrowser.newContext();
  const page = await context.newPage();
  const files = new Set<string>();
  context.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    const isScript =
      response.ok() && (response.headers()['content-type'] ?? '').includes('javascript');
    if (isScript && origin === url.origin) files.add(pathname.slice(1));
  });
  const announcements = page.waitForResponse(
    (response) => new URL(response.url()).pathname === endpoints.announcements.path,
  );
  await page.goto(url.href, { waitUntil: 'networkidle' });
  const first = [...files].toSorted();
  await announcements;
  await page.waitForTimeout(QUIET);
  await context.close();
  return { first, later: [...files].filter((file) => !first.includes(file)).toSorted() };
}

function weigh(page: (typeof PAGES)[number], { first: names, later }: Loaded): Page {
  if (names.length === 0)
    throw new Error(`${page.path} loaded no script at all: is dist/ built from index.html?`);
  const files = names.map((file) => {
    const code = codeOf(file);
    return { file, code, gz: gzipped(code), br: brotliCompressSync(code).length };
  });
  const sum = (of: (file: (typeof files)[number]) => number) =>
    files.reduce((total, file) => total + of(file), 0);
  const gz = sum((file) => file.gz);
  const shares = files.map(({ file, code }) => {
    const map = path.join(notesDir(ROOT, OUT_DIR.production), `${file}.map`);
    // A chunk without our own code, such as one that only re-exports words, has no map.
    if (!existsSync(map)) return new Map([['(bundler)', code.toString('utf8')]]);
    return textByPackage(
      code.toString('utf8'),
      JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload,
    );
  });
  return {
    ...page,
    gz,
    br: sum(({ br }) => br),
    raw: sum(({ code }) => code.length),
    withinBudget: gz <= page.budget,
    files: files.map(({ file, gz: size }) => ({ file, gz: size })),
    packages: sizesByPackage(shares, gz),
    settled: { gz: later.reduce((total, file) => total + gzipped(codeOf(file)), 0), files: later },
  };
}

function table({
  name,
  gz,
  br,
  raw,
  budget,
  withinBudget,
  files,
  packages,
  settled,
}: Page): string {
  const kib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(7);
  return [
    `${name}: ${kib(gz).trim()} KiB gz of ${budget / KIB} ` +
      `(${withinBudget ? 'within budget' : 'ABOVE BUDGET'}), ${kib(br).trim()} KiB br, ` +
      `${kib(raw).trim()} KiB raw, ${files.length} files`,
    `  after the page has settled: ${kib(settled.gz).trim()} KiB gz more, ` +
      `${settled.files.length} files`,
    ...packages.map(
      (one) =>
        `  ${one.name.padEnd(34)} ${kib(one.gz)} KiB gz ` +
        `${String(Math.round((100 * one.gz) / gz)).padStart(4)} %`,
    ),
    ...files.map((one) => `  ${one.file.padEnd(34)} ${kib(one.gz)} KiB gz`),
  ].join('\n');
}
