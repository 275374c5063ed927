import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { whatIfMachine } from '../../../machines/member/whatIf/whatIf.machine';
import type {
  WhatIf,
  WhatIfAnswer,
  WhatIfOptions,
} from '../../../machines/member/whatIf/whatIf.types';
import { heldPort } from '../harness/heldPort';

test('the first question is about the first kind and period of the platform', async () => {
  const readOptions = heldPort<WhatIfOptions>();
  const replay = heldPort<WhatIfAnswer, WhatIf>();
  createActor(
    whatIfMachine.provide({ actors: { readOptions: readOptions.logic, replay: replay.logic } }),
  ).start();
  await readOptions.answer({ kinds: ['stake', 'loss'], periods: ['month'], currencySymbol: 'Ks' });
  expect(replay.calls.map(({ input }) => input)).toEqual([
    { kind: 'stake', period: 'month', amount: '50000' },
  ]);
});
