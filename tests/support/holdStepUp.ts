import { act } from '@testing-library/react';
import { cases } from '../../machines/account/stepUp/stepUp.cases';
import { stepUpMachine, type StepUpRef } from '../../machines/account/stepUp/stepUp.machine';
import type {
  OpenOutcome,
  ProveOutcome,
  StepUpInput,
  StepUpProof,
} from '../../machines/account/stepUp/stepUp.types';
import { outputOf } from './caseOf';
import { Held } from './held';

/** A step-up without its dialog, for the walks of the machines that open one. */
export const holdStepUp = () => {
  const open = new Held<OpenOutcome, StepUpInput>();
  const prove = new Held<ProveOutcome, StepUpInput & { proof: StepUpProof }>();
  return {
    machine: stepUpMachine.provide({ actors: { open: open.logic, prove: prove.logic } }),
    /** The step-ups that were opened. */
    open,
    /** Ends it, by the names of the cases of its owners. */
    end: async (actor: StepUpRef | undefined, name: string): Promise<void> => {
      if (name === 'not now') return act(() => actor?.send({ type: 'stepUp.cancel' }));
      if (name === 'session gone') return open.fail({ kind: 'session' });
      await open.answer(outputOf(cases, 'open', 'app only') as OpenOutcome);
      act(() => actor?.send({ type: 'code.submit', code: '123456' }));
      await prove.answer({ kind: 'proved' });
    },
  };
};
