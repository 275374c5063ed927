import { act } from '@testing-library/react';
import { cases } from '../../machines/account/newPasskey/newPasskey.cases';
import {
  newPasskeyMachine,
  type NewPasskeyRef,
} from '../../machines/account/newPasskey/newPasskey.machine';
import type {
  CreateOutcome,
  MadePasskey,
  PasskeyCreation,
  SaveOutcome,
} from '../../machines/account/newPasskey/newPasskey.types';
import { outputOf } from './caseOf';
import { Held } from './held';

/** A new passkey whose device and platform answer as the test says. */
export const holdNewPasskey = () => {
  const create = new Held<CreateOutcome, { creation: PasskeyCreation }>();
  const save = new Held<SaveOutcome, { made: MadePasskey }>();
  const make = () => create.answer(outputOf(cases, 'create', 'made') as CreateOutcome);
  return {
    machine: newPasskeyMachine.provide({
      actors: { create: create.logic, save: save.logic },
    }),
    create,
    save,
    /** Ends it, by the names of the cases of its owners. */
    end: async (actor: NewPasskeyRef | undefined, name: string): Promise<void> => {
      if (name === 'not made')
        return create.answer(outputOf(cases, 'create', 'cancelled') as CreateOutcome);
      await make();
      if (name === 'left') {
        await save.fail({ kind: 'offline' });
        act(() => actor?.send({ type: 'saving.leave' }));
      } else await save.answer(outputOf(cases, 'save', name) as SaveOutcome);
    },
  };
};
