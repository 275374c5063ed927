import {
  realityCheckMachine,
  type RealityCheckRef,
} from '../../machines/member/realityCheck/realityCheck.machine';
import { createPlaySession } from '../services/member/playSession';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The session of play of a member, and its reality checks. */
export const realityCheck = defineFlow({
  machine: realityCheckMachine,
  ports: ({ service }) => {
    const { readPlay, answerCheck } = service(createPlaySession);
    return { readPlay: read(readPlay), answerCheck: act(answerCheck) };
  },
  screen: {
    load: async () => {
      const { CheckDialog } = await import('../features/member/realityCheck/CheckDialog');
      return ({ actor }: ScreenProps<RealityCheckRef>) => <CheckDialog check={actor} />;
    },
    words: ['realityCheck'],
  },
  dialogs: { playBreak: { leave: { type: 'pause.cancel' } } },
});
