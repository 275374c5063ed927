import { filesIn, read } from './files';

/** The code of the product: what people use, without tests, cases and tools. */
const productFiles = filesIn(['machines', 'src', 'sandbox', 'contract'], ['.ts', '.tsx']).filter(
  (file) =>
    !/\.(cases|cover)\.tsx?$|^machines\/shared\/\w+Cases?\.ts$|sandbox\/db\/migrations\//.test(
      file,
    ),
);
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|\s)\/\/[^\n]*/g, '$1');
const codeByFile = new Map(productFiles.map((file) => [file, withoutComments(read(file))]));

/** The code of every product file that the test chooses, without comments, by its path. */
export const codeOf = (isChosen: (file: string) => boolean): ReadonlyMap<string, string> =>
  new Map([...codeByFile].filter(([file]) => isChosen(file)));

/** Every word of the code: names, and the words inside of strings. */
export const wordsOf = (code: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set([...code.values()].flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));

/**
 * What a test of use has found: `unused` are names that nothing uses and nobody excused, `needless`
 * excuses of names that are used or gone.
 */
export const judge = (
  names: readonly string[],
  isUsed: (name: string) => boolean,
  excused: Readonly<Record<string, string>>,
) => ({
  unused: names.filter((name) => !isUsed(name) && !(name in excused)),
  needless: Object.keys(excused).filter((name) => !names.includes(name) || isUsed(name)),
});
