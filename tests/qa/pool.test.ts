import { expect, test } from 'vitest';
import { loadMachines } from '../../qa/cli/machines';
import { doAll } from '../../qa/cli/pool/pool';
import { explore } from '../../qa/explore/explore';
import { planOf } from '../../qa/plan/plan';

test('plans many machines in other processes: same plans, same order, faults', async () => {
  const { ready } = await loadMachines('machines', ['c*', 'h*', 'r*']);
  const small = ready.filter(({ name }) => name !== 'chat' && name !== 'registration');
  expect(small.length).toBeGreaterThanOrEqual(12);
  expect(await doAll('plan', small, {})).toEqual(
    small.map(({ cases }) => planOf(cases, explore(cases))),
  );
  const [first, ...others] = small;
  if (!first) throw new Error('no machine');
  await expect(
    doAll('plan', [{ ...first, casesFile: 'machines/none.cases.ts' }, ...others], {}),
  ).rejects.toThrow(`Machine "${first.name}" has no case file`);
});
