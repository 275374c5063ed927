import { endpoints } from '../../../contract/endpoints';
import type { Play as PlayOnWire } from '../../../contract/playSession';
import type {
  Interval,
  SaveOutcome,
} from '../../../machines/member/checkInterval/checkInterval.types';
import type { CheckAnswer, Play } from '../../../machines/member/realityCheck/realityCheck.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** The session of play of the member, and its reality checks (issue 28). */
export const createPlaySession = ({ call, now }: Kit) => {
  const playOf = ({ now: platformNow, ...play }: PlayOnWire): Play => {
    const readAt = now();
    return { ...play, readAt, ahead: platformNow - readAt };
  };
  const readPlay = async (signal?: AbortSignal): Promise<Play> =>
    playOf(valueOf(endpoints.playSession, await call(endpoints.playSession, {}, { signal })));
  return {
    readPlay,
    /** Sent twice it has the effect of once. Leaving does not stop it. */
    answerCheck: async (answer: { check: number; answer: CheckAnswer }): Promise<Play> =>
      playOf(valueOf(endpoints.answerCheck, await call(endpoints.answerCheck, answer))),
    readInterval: async (signal?: AbortSignal): Promise<Interval> =>
      (await readPlay(signal)).interval,
    /** The same. */
    saveInterval: async (choice: { minutes: number }): Promise<SaveOutcome> => {
      const outcome = await call(endpoints.setCheckInterval, choice);
      return outcome.kind === 'accepted'
        ? { kind: 'saved', interval: outcome.value.interval }
        : { kind: 'refused', message: outcome.message };
    },
  };
};
