import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { config } from '../../qa/base/config';
import { strayPlans } from '../../qa/cli/approvedFile';
import { gate } from '../../qa/gate/gate';
import { flows } from './harness/flows';

const planFileOf = (flow: string) => `${config.plans}/${flow}.txt`;

/**
 * The approved plans hold what each step must come to, so that a changed machine is walked by what
 * was approved and not by what it says of itself.
 */
test.each(flows)('$flow does at each step what was approved', ({ cases, flow }) => {
  const file = planFileOf(flow);
  const { problems } = gate(cases, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  expect(problems).toEqual([]);
});

test('every approved plan belongs to a machine', () => {
  expect(
    strayPlans(
      config.plans,
      flows.map(({ flow }) => planFileOf(flow)),
    ),
  ).toEqual([]);
});
