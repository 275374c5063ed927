import { expect, test } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { contractsMachine } from '../../../machines/agents/contracts/contracts.machine';
import { selectSide, selectSides } from '../../../machines/agents/contracts/contracts.selectors';
import type {
  Contract,
  ContractsQuery,
  StepInput,
} from '../../../machines/agents/contracts/contracts.types';
import type { ProcessOutcome } from '../../../machines/agents/contractRequest/contractRequest.types';
import { contractCase } from '../../../machines/shared/contractCase';
import { heldPort } from '../harness/heldPort';

const open = ({ isAgent }: { isAgent: boolean }) => {
  const reloads: string[] = [];
  const process = heldPort<ProcessOutcome, StepInput>();
  const counts = setup({}).createMachine({
    on: { 'data.reload': { actions: () => reloads.push('counts') } },
  });
  const contracts = contractsMachine.provide({
    actors: {
      listContracts: fromPromise<Contract[], ContractsQuery>(() =>
        Promise.resolve([contractCase()]),
      ),
      takeStep: process.logic,
    },
  });
  const parent = createActor(
    setup({ actors: { counts, contracts } }).createMachine({
      invoke: [
        { src: 'counts', systemId: 'counts' },
        {
          id: 'contracts',
          src: 'contracts',
          input: { memberId: 'u-downline', isAgent, downline: null },
        },
      ],
    }),
  ).start();
  const actor = parent.getSnapshot().children['contracts'] as ReturnType<
    typeof createActor<typeof contracts>
  >;
  return { actor, reloads, process };
};

test.each([
  [false, ['incoming', 'own']],
  [true, ['incoming', 'own', 'downline']],
])('the sides of an agent: %s', async (isAgent, sides) => {
  const { actor } = open({ isAgent });
  await waitFor(actor, (s) => s.matches('ready'));
  expect(selectSides(actor.getSnapshot())).toEqual(sides);
  actor.send({ type: 'side.choose', side: 'downline' });
  expect(selectSide(actor.getSnapshot())).toBe(isAgent ? 'downline' : 'incoming');
});

test('the requests that wait are counted again after one was open', async () => {
  const { actor, reloads } = open({ isAgent: true });
  await waitFor(actor, (s) => s.matches('ready'));
  actor.send({ type: 'request.open', contract: contractCase() });
  expect(reloads).toEqual([]);
  actor.getSnapshot().children.contractRequest?.send({ type: 'request.close' });
  await waitFor(actor, (s) => s.matches('ready'));
  expect(reloads).toEqual(['counts']);
});
