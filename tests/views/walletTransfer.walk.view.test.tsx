import { createActor } from 'xstate';
import type { RequestOutcome } from '../../machines/shared/request';
import { cases } from '../../machines/walletTransfer/walletTransfer.cases';
import { walletTransferMachine, type TransferForm as Transfer, type TransferGiven } from '../../machines/walletTransfer/walletTransfer.machine';
import { TransferForm } from '../../src/features/gameLaunch/TransferForm';
import { walkForm } from '../support/formWalk';
import { Held } from '../support/held';
import { field, write } from '../support/loginWorld';
import { renderView } from '../support/renderView';

const start = async (input: TransferGiven) => {
  const submit = new Held<RequestOutcome<null>, { form: Transfer; given: TransferGiven }>();
  const actor = createActor(walletTransferMachine.provide({ actors: { submit: submit.logic } }), { input }).start();
  await renderView(<TransferForm transfer={actor} />);
  return { actor, submit };
};
const amount = () => field(/^Amount/);

walkForm<Transfer>({
  cases,
  start: ({ input }) => start(cases.inputs[input] as TransferGiven),
  fill: (form) => write(amount(), form.amount),
  field: amount,
  complaint: 'This is more than your main wallet holds',
  submit: 'Take it along and play',
  sending: 'Moving the money…',
  leave: 'Play without taking money along',
});
