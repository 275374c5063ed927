import { expect, test } from 'vitest';
import { filesIn, read } from './support/files';

/** What changes a wallet or deletes an account, and the files that may. */
const WRITERS: ReadonlyArray<readonly [what: string, wrote: RegExp, files: readonly string[]]> = [
  [
    'a wallet is written with its rows of the ledger, by `post`',
    /\bupdate(?:\(|\s+\$\{)(?:w|vendorW)allets\b/,
    ['sandbox/money/purses.ts', 'sandbox/seed/records.ts'],
  ],
  [
    'an account is deleted with its closing entries, by `closeAccounts`',
    /\bdelete\(users\)/,
    ['sandbox/money/ledger.ts', 'sandbox/seed/accounts.ts'],
  ],
];

test.each(WRITERS)('%s', (_, wrote, files) => {
  const writers = filesIn(['sandbox'], ['.ts']).filter((file) => wrote.test(read(file)));
  expect(writers).toEqual(files);
});
