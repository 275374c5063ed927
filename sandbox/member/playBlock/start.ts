import { TZDate } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';
import type { StartBlock } from '../../../contract/playBlock';
import { closeOtherSessions, closeSessions } from '../../account/sessions';
import type { Database } from '../../db/database';
import { playBlocks } from '../../db/schema';
import { refused, type Refused } from '../../kit/answer';
import type { LiveSession } from '../../kit/row';
import type { Services } from '../../kit/services';
import { lockMain } from '../../money/purses';
import { packOf } from '../limits/check';
import { endPlay } from '../playSession/session';

const HOUR = 60 * 60_000;

/**
 * Starts a break or an exclusion in the transaction of the call, and ends the member's play and
 * other sessions, and with an exclusion this one too, where the pack says so; null when it is done.
 * The wallet is locked: a deposit that runs at the same time comes before it or is refused. What
 * runs already is never shortened.
 */
export const startBlock = async (
  services: Pick<Services, 'settings' | 'clock'>,
  tx: Database,
  session: LiveSession,
  request: StartBlock,
): Promise<Refused | null> => {
  const { code, breakHours, exclusionMonths, timeZone } = packOf(services);
  const lengths: readonly (number | null)[] =
    request.kind === 'break' ? breakHours.value : exclusionMonths.value;
  if (!lengths.includes(request.length))
    return refused((words) => words.blockLength, { reason: 'length' });
  await lockMain(tx, session.user.id);
  const now = services.clock.now();
  await tx.insert(playBlocks).values({
    userId: session.user.id,
    kind: request.kind,
    startedAt: new Date(now),
    endsAt: endOf(request, now, timeZone.value),
    jurisdiction: code,
  });
  await endPlay(services, tx, session.user.id);
  if (signsOut(services, request)) await closeSessions(tx, session.user.id);
  else await closeOtherSessions(tx, session);
  return null;
};

/** Whether a start ends the session in which it is asked for. */
export const signsOut = (
  services: Pick<Services, 'settings'>,
  { kind }: Pick<StartBlock, 'kind'>,
): boolean => kind === 'exclusion' && packOf(services).sessionAtExclusion.value === 'ends';

const endOf = ({ kind, length }: StartBlock, now: number, zone: string): Date | null => {
  if (length === null) return null;
  return kind === 'break'
    ? new Date(now + length * HOUR)
    : new Date(addMonths(new TZDate(now, zone), length).getTime());
};
