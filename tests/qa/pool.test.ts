import { expect, test } from 'vitest';
import { loadMachines, type Ready } from '../../qa/cli/machines';
import { doAll } from '../../qa/cli/pool/pool';
import { explore } from '../../qa/explore/explore';
import { planOf } from '../../qa/plan/plan';
import { transitionsOf } from '../../qa/model/transitions';

test('plans many machines in other processes: same plans, same order, faults', async () => {
  const { ready } = await loadMachines('machines', ['c*', 'h*', 'r*']);
  const small = ready.filter(({ name }) => name !== 'chat' && name !== 'registration');
  expect(small.length).toBeGreaterThanOrEqual(12);
  expect(await doAll('plan', small, {})).toEqual(
    small.map(({ cases }) => planOf(cases, explore(cases))),
  );
  const size = ({ cases }: Ready) => transitionsOf(cases.machine).size;
  const largest = small.reduce((a, b) => (size(b) > size(a) ? b : a));
  // Another process takes it, and cannot read it there.
  const lost = small.map((one) =>
    one === largest ? { ...one, casesFile: 'machines/none.cases.ts' } : one,
  );
  await expect(doAll('plan', lost, {})).rejects.toThrow(
    `Machine "${largest.name}" has no case file`,
  );
});
