import { JURISDICTIONS, type Jurisdiction, type Organisation, type Pack } from './pack';
import { PACKS } from './packs';

type Rule = Exclude<keyof Pack, 'code'>;

/** A clause of a pack: the jurisdiction, and the rule that it is behind. */
export type ClauseId = `${Jurisdiction}.${Rule}`;

/** The clauses behind one rule, in every jurisdiction. */
export const clausesOf = (rule: Rule): ClauseId[] =>
  JURISDICTIONS.map((code): ClauseId => `${code}.${rule}`);

const nameOf = (one: string | number | null | Organisation): string | number =>
  typeof one === 'object' ? (one?.name ?? 'until further notice') : one;

/** A rule's value as people read it in a table. */
const wordsOf = (value: Pack[Rule]['value']): string => {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value)
    ? value.map(nameOf).join(', ')
    : Object.entries(value)
        .map(([name, one]) => `${name} ${String(one ?? 'none')}`)
        .join(', ');
};

/** Every clause of every pack, by its id, for the tool that proves them (`qa/README.md`). */
export const CLAUSES = Object.fromEntries(
  JURISDICTIONS.flatMap((jurisdiction) => {
    const { code: _, ...rules } = PACKS[jurisdiction];
    return Object.entries(rules).map(([rule, { value, clause, assumed }]) => [
      `${jurisdiction}.${rule}`,
      { jurisdiction, text: clause, value: wordsOf(value), isAssumed: assumed },
    ]);
  }),
);
