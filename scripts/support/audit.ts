import { auditBooks, type Audit } from '../../sandbox/money/audit';
import { openSeededDatabase } from '../../sandbox/seed/content';

const MOST_SHOWN = 20;
const figure = new Intl.NumberFormat('en');

/**
 * Proves the books of a database (`DATABASE_URL` or `SANDBOX_DATA`; without either, of the seed).
 * The exit code: 0 when they add up, 1 when they do not.
 */
export async function runAudit(say: (line: string) => void): Promise<number> {
  const [url, folder] = [process.env['DATABASE_URL'], process.env['SANDBOX_DATA']];
  const database = await openSeededDatabase({ url, folder });
  try {
    const audit = await auditBooks(database.db);
    const place = url ? 'DATABASE_URL' : (folder ?? 'the seed');
    for (const line of linesOf(audit, place)) say(line);
    return audit.proofs.every(({ wrong }) => wrong.length === 0) ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** What a person reads: each rule, and below it what breaks it. */
export const linesOf = ({ counted, house, proofs }: Audit, place: string): string[] => {
  const broken = proofs.filter(({ wrong }) => wrong.length > 0);
  return [
    `Books of ${place}: ${figure.format(counted.wallets)} wallets, ` +
      `${figure.format(counted.rows)} rows of the ledger, ` +
      `${figure.format(counted.movements)} movements, ${figure.format(counted.bets)} bets`,
    `House: ${house.map(({ account, balance }) => `${account} ${balance}`).join(', ')}`,
    ...proofs.flatMap(({ rule, wrong }) => [
      `${wrong.length === 0 ? 'ok   ' : 'WRONG'}  ${rule}`,
      ...wrong
        .slice(0, MOST_SHOWN)
        .map(({ account, kept, proved }) => `         ${account}: ${kept}, proved ${proved}`),
      ...(wrong.length > MOST_SHOWN ? [`         and ${wrong.length - MOST_SHOWN} more`] : []),
    ]),
    broken.length === 0
      ? 'The books add up.'
      : `The books do not add up: ${broken.length} of ${proofs.length} rules are broken.`,
  ];
};
