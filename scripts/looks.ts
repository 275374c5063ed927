import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { draw, HEIGHTS, THEMES, type Width } from './looks/draw';
import { fileOf, labelOf, pageOfLooks, type Drawn } from './looks/pageOfLooks';
import { LANGUAGES, SCREENS } from './looks/screens';
import { bench } from './support/bench';
import { refuse } from './support/flags';
import { ROOT } from './support/root';

const WIDTHS = Object.keys(HEIGHTS).map(Number) as Width[];
const HELP = `Draws every screen at four widths, in both languages and themes, into one page to look
through: .cache/looks/index.html. Takes some 20 minutes; a part takes its share.

  npm run looks                              all ${SCREENS.length} screens
  npm run looks -- --only member             those whose name contains it
  npm run looks -- --width 360 --width 1440  these widths (${WIDTHS.join(', ')})
  npm run looks -- --language MY             one language (${LANGUAGES.join(', ')})
  npm run looks -- --theme dark              one theme (${THEMES.join(', ')})
  npm run looks -- --list                    the names of the screens

Code 1 when a screen cannot be reached, is wider than its window, or says an error in the console.`;
const FOLDER = path.join(ROOT, '.cache', 'looks');
const LIMIT = 60 * 60_000;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    list: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
  },
});
const screens = SCREENS.filter(({ name }) => name.includes(values.only));
if (values.help) console.log(HELP);
else if (values.list) console.log(screens.map(({ name }) => name).join('\n'));
else await drawAll();

async function drawAll(): Promise<void> {
  if (screens.length === 0) refuse(`No screen has "${values.only}" in its name (--list).`);
  const widths = chosen('width', WIDTHS, values.width);
  const languages = chosen('language', LANGUAGES, values.language);
  const themes = chosen('theme', THEMES, values.theme);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await bench(
    'sandbox',
    async (browser, url) => {
      const looks: Drawn[] = [];
      for (const screen of screens)
        for (const language of languages)
          for (const theme of themes)
            for (const { jpeg, ...look } of await draw(browser, url, screen, {
              language,
              theme,
              widths,
            })) {
              await writeFile(path.join(FOLDER, fileOf(look)), jpeg);
              looks.push(look);
              for (const fault of look.faults) console.log(`✗ ${labelOf(look)}: ${fault}`);
            }
      const index = path.join(FOLDER, 'index.html');
      await writeFile(index, pageOfLooks(looks, new Date().toISOString().slice(0, 10)));
      const wrong = looks.filter(({ faults }) => faults.length > 0).length;
      console.log(`${looks.length} pictures, ${wrong} with a fault: ${path.relative(ROOT, index)}`);
      if (wrong > 0) process.exitCode = 1;
    },
    { limit: LIMIT },
  );
}

function chosen<T extends string | number>(
  flag: string,
  all: readonly T[],
  given: readonly string[] | undefined,
): readonly T[] {
  if (!given) return all;
  return given.map(
    (one) =>
      all.find((known) => String(known) === one) ??
      refuse(`--${flag} takes ${all.join(', ')}, not "${one}".`),
  );
}
