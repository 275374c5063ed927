import type * as v from 'valibot';
import { endpoints } from '../../../contract/endpoints';
import type { Pack } from '../../../contract/jurisdictions/pack';
import type { blockStartedSchema, StartBlock } from '../../../contract/playBlock';
import type { PauseDesk, StartOutcome } from '../../../machines/shared/pause.types';
import { CallFault } from '../http/callFault';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';
import { readPack } from './pack';

/** Breaks and self-exclusion (issue 28). */
export const createPauses = ({ call, tabs }: Kit) => {
  const once = createOnce<v.InferOutput<typeof blockStartedSchema>>(createIdempotencyKey);
  const readDesk = async (
    deskOf: (pack: Pack) => Omit<PauseDesk, 'block'>,
    signal: AbortSignal,
  ): Promise<PauseDesk> => {
    const [answer, pack] = await Promise.all([
      call(endpoints.playBlock, {}, { signal }),
      readPack(call, signal),
    ]);
    return { block: valueOf(endpoints.playBlock, answer).block, ...deskOf(pack) };
  };
  /** Leaving does not stop it. The other tabs of this browser are signed out. */
  const start = async (asked: StartBlock, signal: AbortSignal): Promise<StartOutcome> => {
    const outcome = await once.send(
      `${asked.kind} ${asked.length}`,
      (idempotencyKey) => call(endpoints.startPlayBlock, asked, { idempotencyKey }),
      signal,
    );
    if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.message };
    const { block, memberId, signedOut } = outcome.value;
    if (!block) throw new CallFault('fault', endpoints.startPlayBlock.id);
    // The session tells them itself when it ends here.
    if (!signedOut) tabs.announceSignedOut(memberId);
    return { kind: 'started', block, signedOut };
  };
  return {
    readBreak: (signal: AbortSignal) =>
      readDesk(({ breakHours }) => ({ lengths: breakHours.value, signsOut: false }), signal),
    readExclusion: (signal: AbortSignal) =>
      readDesk(
        ({ exclusionMonths, sessionAtExclusion }) => ({
          lengths: exclusionMonths.value,
          signsOut: sessionAtExclusion.value === 'ends',
        }),
        signal,
      ),
    startBreak: ({ length }: { length: number | null }, signal: AbortSignal) =>
      start({ kind: 'break', length: length ?? 0 }, signal),
    startExclusion: ({ length }: { length: number | null }, signal: AbortSignal) =>
      start({ kind: 'exclusion', length }, signal),
  };
};
