import { expect, test } from 'vitest';
import { products } from '../../proofs/playControl/rule.product';
import { auditOf, problemsOf } from '../../qa/audit/audit';
import { auditPage } from '../../qa/audit/page';
import { qa } from './support/commandLine';

const audit = (jurisdiction: string) =>
  auditOf(jurisdiction, { machines: [], products, onSubject: () => undefined });

test('a jurisdiction is shown clause by clause, each with its walk from there', () => {
  const { clauses } = audit('SE');
  const [proof] = clauses.find(({ id }) => id === 'SE.raiseWaitsForWindow')?.proofs ?? [];
  expect(proof).toMatchObject({
    subject: 'window',
    verdict: { verdict: 'holds', property: { name: 'a raise waits for the window' } },
    walk: { start: 'SE' },
  });
  // A week from Monday to Monday, although the rule asks for 72 hours.
  expect(proof?.walk?.steps.filter(({ label }) => label.startsWith('clock'))).toHaveLength(7);
  expect(proof?.guards.map(({ guard, change }) => [guard, change])).toEqual([
    ['platform.hasWaited', 'removed'],
    ['platform.hasWaited', 'negated'],
  ]);
});

test('a clause that no property asks for is told', () => {
  expect(problemsOf(audit('UK'))).toContain('No property asks for UK.exclusionMonths.');
});

test('the page shows clause, text, property, walk and pictures, and asks no network', () => {
  const found = audit('SE');
  for (const { proofs } of found.clauses)
    for (const proof of proofs)
      proof.seen = (proof.walk?.steps ?? []).map((_, index) => ({
        did: 'The member <b>asks</b>.',
        said: 'Not yet',
        differs: index === 0 ? 'The platform does it; its model says “refused”.' : null,
        pictures: { 360: `walk-1-${index}-360.jpg`, 1440: `walk-1-${index}-1440.jpg` },
      }));
  expect(problemsOf(found)).toContain(
    'SE.raiseWaitsForWindow: step 1 of the walk of "a raise waits for the window": ' +
      'The platform does it; its model says “refused”.',
  );
  const page = auditPage({ ...found, at: new Date(0), version: 'abc', command: 'qa verify' });
  const missing = [
    'SE.raiseWaitsForWindow',
    'Spelförordningen 11:3: never before the period ends (assumed)',
    'a raise holds only after the window in which it was asked for',
    'src="screens/walk-1-0-360.jpg"',
    'src="screens/walk-1-0-1440.jpg"',
    'The member &lt;b&gt;asks&lt;/b&gt;.',
    '<q>Not yet</q>',
    'The platform does it; its model says “refused”.',
  ].filter((text) => !page.includes(text));
  expect(missing).toEqual([]);
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test('the command names what cannot be asked', async () => {
  expect(await qa('verify', '--html')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--html needs --jurisdiction') as unknown,
  });
  expect(await qa('verify', 'packs', '--jurisdiction', 'XX')).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no jurisdiction "XX"') as unknown,
  });
});
