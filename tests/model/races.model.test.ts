import { describe, expect, test } from 'vitest';
import type { Race } from '../../qa/race/race';
import { verifyRace } from '../../qa/race/verifyRace';

const modules = import.meta.glob<{ race?: Race; races?: Race[] }>('../../proofs/**/*.race.ts', {
  eager: true,
});
const races = Object.values(modules).flatMap(({ race, races: several = [] }) =>
  race ? [race] : several,
);

describe('in every order of what tabs and the platform do', () => {
  test.each(races)('$name: $says', (race) => {
    const { problems, verdicts } = verifyRace(race);
    expect(problems).toEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
  });
});
