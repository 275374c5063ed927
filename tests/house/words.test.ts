import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commentsOf } from './support/comments';
import { filesIn, read, ROOT } from './support/files';

/** Where lines and comments are checked. */
const ROOMS = [
  'contract',
  'machines',
  'qa',
  'sandbox',
  'scripts',
  'src/app',
  'src/brand',
  'src/features',
  'src/flows',
  'src/i18n',
  'src/inspector',
  'src/services',
  'src/social',
  'src/ui',
  'tests/build',
  'tests/e2e',
  'tests/house',
  'tests/model',
  'tests/qa',
  'tests/sandbox',
  'tests/services',
  'tests/setup',
  'tests/support',
  'tests/ui',
  'tests/unit',
  'tests/views',
];
/**
 * Where every exported function and schema has a doc comment. Styles are named by their use, and
 * `cases` is explained by `defineCases`.
 */
const DOCUMENTED = [
  'contract',
  'machines',
  'qa',
  'scripts',
  'src/app',
  'src/brand',
  'src/features',
  'src/flows',
  'src/i18n',
  'src/inspector',
  'src/services',
  'src/social',
  'src/ui',
];
/** Files whose lines are data and cannot be broken, and this list of words. */
const EXEMPT = ['tests/house/words.test.ts'];
/**
 * Files with lines of data: the specification's sentences, texts that people read, drawings, Burmese
 * words.
 */
const DATA = [
  'machines/shared/requirements.ts',
  'sandbox/lobby/demo/pictures.js',
  'sandbox/lobby/demo/words.js',
  'sandbox/lobby/lotteryIcons.ts',
  'sandbox/lobby/names.ts',
  'sandbox/media/bannerArt.ts',
  'sandbox/media/coverArt.ts',
  'sandbox/media/coverCreatures.ts',
  'sandbox/media/coverGrounds.ts',
  'sandbox/media/coverStrokes.ts',
  'sandbox/media/coverSubjects.ts',
  'sandbox/media/coverThings.ts',
  'sandbox/media/motifs.ts',
  'sandbox/media/promotionArt.ts',
  'sandbox/media/scenery.ts',
  'sandbox/rewards/activities/activities.ts',
  'sandbox/rewards/points/rewards.ts',
  'sandbox/seed/agentAnnouncements.ts',
  'sandbox/seed/memberNotices.ts',
  'sandbox/seed/memberPopups.ts',
  'sandbox/seed/promotions.ts',
  'sandbox/seed/visitorNotices.ts',
  'sandbox/seed/visitorPopups.ts',
  'sandbox/support/deskTopics.ts',
  'sandbox/support/help/account.ts',
  'sandbox/support/help/agents.ts',
  'sandbox/support/help/gettingStarted.ts',
  'sandbox/support/help/games.ts',
  'sandbox/support/help/payments.ts',
  'sandbox/support/help/promotionHelp.ts',
  'sandbox/support/help/responsibleGaming.ts',
  'sandbox/support/help/termsAndRules.ts',
  'sandbox/words/messagesMy.ts',
  'sandbox/words/my.ts',
  'src/features/account/social/SocialButtons.tsx',
  'src/ui/Logo.tsx',
  'src/ui/amountInWords.ts',
];
const WIDTH = 100;
/** An address that is imported can't be broken. */
const IMPORT = /^(?:import|\} from|export .* from) .*';$/;
/** A function, class or schema; constants in capitals explain themselves or share a comment. */
const EXPORTED = /^export (?:async )?(?:const|function|class) (?![A-Z\d_]+\b)(\w+)/;
/** The title of a test or of a group of tests, also of those with a table of rows. */
const TITLE = /(?:\b(?:describe|it|test)[\w.]*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
const RECORD_WORDS = 400;
const HEADINGS = ['Context', 'Decision', 'Consequences'];

/** Private words, and what to say instead. */
const GLOSSARY: [RegExp, string][] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(?:of|on) (?:ours|theirs|its own accord)\b/i, 'our, their'],
  [/\bfor with\b/i, 'because with'],
  [/\bnone of ours\b/i, 'not ours'],
  [/\b(?:at|to) rest\b/i, 'idle'],
  [/\bcalm\b/i, 'idle'],
  [/\bbreath\b/i, 'scheduler'],
  [/\bdoors?\b/i, 'login dialog'],
  [/\bshelf\b/i, 'skeleton'],
  [/\bwish(?:es)?\b/i, 'pending intent'],
  [/\bdrawn ahead\b/i, 'prerendered'],
  [/\bwoken\b/i, 'hydrated'],
  [/\blest\b/i, 'so that … not'],
  [/\bnought\b/i, 'nothing'],
  [/\bas it were\b/i, 'nothing'],
  [/\b(?:is|was) come to\b/i, 'reached'],
  [/\bwalks? away from\b/i, 'leave'],
];

const sources = filesIn(ROOMS, ['.ts', '.tsx', '.js']).filter((file) => !EXEMPT.includes(file));
const comments = sources.flatMap((file) =>
  commentsOf(read(file)).map(({ line, text }) => ({ file, line, text })),
);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'qa/README.md',
  'sandbox/README.md',
  ...filesIn(['docs'], ['.md']),
];
const records = filesIn(['docs/decisions'], ['.md']);
/** Documents in plain words; the specification is given. */
const plain = ['README.md', 'CONTRIBUTING.md', ...filesIn(['docs'], ['.md'])].filter(
  (file) => file !== 'docs/specification.md',
);

const isThere = (file: string) => existsSync(path.join(ROOT, file));

test(`no line of code is longer than ${WIDTH} characters`, () => {
  const long = sources
    .filter((file) => !DATA.includes(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          [...line].length > WIDTH && !IMPORT.test(line) ? [`${file}:${index + 1}`] : [],
        ),
    );
  expect(long, 'break the string or the comment: the formatter does not').toEqual([]);
});

describe('documents', () => {
  /** The names of Markdown files in a text; `<name>.md` stands for many. */
  const cited = (text: string) => text.match(/(?<![\w>/.-])[\w./-]+\.md\b/g) ?? [];
  const resolves = (from: string, name: string) =>
    [name, path.join(path.dirname(from), name), path.join('docs', name)].some(isThere);

  test('a comment cites only documents of this repo', () => {
    const unknown = comments.flatMap(({ file, line, text }) =>
      cited(text)
        .filter((name) => !resolves(file, name))
        .map((name) => `${file}:${line} ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('a comment that cites a decision record cites one that exists', () => {
    const numbers = records.map((file) => path.basename(file).slice(0, 4));
    const unknown = comments.flatMap(({ file, line, text }) =>
      [...text.matchAll(/docs\/decisions\/(\d{4})/g)]
        .filter(([, number = '']) => !numbers.includes(number))
        .map(([name]) => `${file}:${line} ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(documents)('%s cites only documents of this repo', (file) => {
    expect(cited(read(file)).filter((name) => !resolves(file, name))).toEqual([]);
  });

  /** As GitHub makes an anchor of a heading. */
  const anchorsOf = (file: string) =>
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );

  test.each(documents)('every relative link of %s leads somewhere', (file) => {
    const broken = [...read(file).matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, target = '', anchor]) => {
        const found = target ? path.join(path.dirname(file), target) : file;
        if (!isThere(found)) return true;
        return anchor !== undefined && !anchorsOf(found).includes(anchor);
      })
      .map(([link]) => link);
    expect(broken).toEqual([]);
  });
});

describe('plain words', () => {
  const usualWordsFor = (text: string) =>
    GLOSSARY.flatMap(([pattern, usual]) => {
      const found = pattern.exec(text);
      return found ? [`"${found[0]}", say "${usual}"`] : [];
    });

  test('in comments', () => {
    const found = comments.flatMap(({ file, line, text }) =>
      usualWordsFor(text).map((hint) => `${file}:${line} ${hint}`),
    );
    expect(found).toEqual([]);
  });

  test('in titles of tests', () => {
    const titles = filesIn(['tests'], ['.test.ts', '.test.tsx', '.spec.ts']).flatMap((file) =>
      [...read(file).matchAll(TITLE)].map(({ 2: title = '' }) => ({ file, title })),
    );
    expect(titles.length).toBeGreaterThan(2_000);
    expect(
      titles.flatMap(({ file, title }) =>
        usualWordsFor(title).map((hint) => `${file} "${title}" ${hint}`),
      ),
    ).toEqual([]);
  });

  test.each(plain)('in %s', (file) => {
    expect(usualWordsFor(read(file))).toEqual([]);
  });
});

describe('decision records', () => {
  test.each(records)('%s is short and has the three headings', (file) => {
    const text = read(file);
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(RECORD_WORDS);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS);
    expect(text).toMatch(/^# (?:NNNN|\d{4}): .+\n\nDate: (?:YYYY-MM-DD|\d{4}-\d\d-\d\d)\n/);
  });

  test('no two records share a number', () => {
    const numbers = records.map((file) => path.basename(file).slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

test('every exported function and schema has a doc comment', () => {
  const files = filesIn(DOCUMENTED, ['.ts', '.tsx']).filter((file) => !file.endsWith('.css.ts'));
  const bare = files.flatMap((file) => {
    const lines = read(file).split('\n');
    return lines.flatMap((line, index) => {
      const name = EXPORTED.exec(line)?.[1];
      if (
        !name ||
        ['cases', 'properties'].some((one) => name === one && file.endsWith(`.${one}.ts`))
      )
        return [];
      // The doc comment may be above a lint comment, or above the first overload.
      const above = lines
        .slice(0, index)
        .findLast((one) => !one.startsWith('// ') && !one.startsWith(`export function ${name}(`));
      return above?.endsWith('*/') ? [] : [`${file}:${index + 1} ${name}`];
    });
  });
  expect(bare).toEqual([]);
});
