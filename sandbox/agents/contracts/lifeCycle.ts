import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import type {
  Contract,
  ContractType,
  ProcessedContract,
  processContractSchema,
} from '../../../contract/agents';
import { roleOf } from '../../../contract/roles';
import type { Database } from '../../db/database';
import { contracts, users, type User } from '../../db/schema';
import { accepted, refused, type Answer } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { isPartyOf, liveBelow, ownContract, shown, type ContractRow } from './contractRows';
import { contractUnknown, impactOn } from './impact';
import { tellParties } from './news';
import { fitsType, isAbove } from './rates';
import type { LiveSession } from '../../kit/row';

type Request = v.InferOutput<typeof processContractSchema>;
type Offer = Extract<Request, { action: 'offer' }>;
type Decided = Promise<Answer<ProcessedContract>>;
type Event = Contract['history'][number]['event'];
/**
 * Everything that an action on one contract needs; the rows stay locked until the transaction ends.
 */
type Acting = {
  tx: Database;
  clock: Services['clock'];
  user: User;
  row: ContractRow;
  live: readonly ContractRow[];
};

/**
 * One step in the life of a contract, in the transaction of the call (spec §4 Contract). It locks
 * people first and then contracts, each in the order of their ids.
 */
export const processContract = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Database,
  { user }: Pick<LiveSession, 'user'>,
  type: ContractType,
  request: Request,
): Decided => {
  if (request.action === 'offer') return offer({ clock, tx, user, type, ...request });
  const [found] = await tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.id, request.contractId), eq(contracts.type, type)));
  if (!found || !isPartyOf(found, user.id)) return contractUnknown;
  await lockPeople(tx, [found.uplineId, found.downlineId]);
  const live = await tx
    .select()
    .from(contracts)
    .where(liveBelow(type, found.downlineId))
    .orderBy(contracts.id)
    .for('no key update');
  const row = live.find(({ id }) => id === found.id);
  if (!row) return superseded;
  const acting = { tx, clock, user, row, live };
  switch (request.action) {
    case 'accept':
      return accept(acting, request.warned);
    case 'reject':
      return reject(acting);
    case 'cancel':
      return cancel(acting);
    case 'terminate':
      return terminate(acting);
  }
};

const offer = async ({
  clock,
  tx,
  user,
  type,
  downlineId,
  terms,
}: { clock: Services['clock']; tx: Database; user: User; type: ContractType } & Offer): Decided => {
  if (roleOf(user.type) !== 'agent')
    return refused((words) => words.agentOnly, { reason: 'agentOnly' });
  const people = await lockPeople(tx, [user.id, downlineId]);
  if (people.find(({ id }) => id === downlineId)?.uplineId !== user.id)
    return refused((words) => words.contractNotDirect, { reason: 'notDirect' });
  if (!fitsType(type, terms)) return refused((words) => words.fieldWrong('terms'));
  // The lock includes the offerer's own contract: a change that lowers it waits until this offer is
  // visible.
  await tx
    .select()
    .from(contracts)
    .where(liveBelow(type, user.id))
    .orderBy(contracts.id)
    .for('no key update');
  if (
    user.uplineId !== null &&
    isAbove(terms, (await ownContract(tx, type, user.id))?.terms ?? null)
  ) {
    return refused((words) => words.contractRateTooHigh, { reason: 'rateTooHigh' });
  }
  const at = clock.now();
  const waiting = await tx
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.type, type),
        eq(contracts.uplineId, user.id),
        eq(contracts.downlineId, downlineId),
        eq(contracts.status, 'pending'),
      ),
    );
  for (const before of waiting)
    await write(
      tx,
      before,
      { status: 'cancelled', request: null, waitsFor: null },
      'cancelled',
      at,
      user.username,
    );
  const [row] = await tx
    .insert(contracts)
    .values({
      id: `c-${randomUUID()}`,
      type,
      uplineId: user.id,
      downlineId,
      terms,
      status: 'pending',
      request: 'new',
      waitsFor: 'downline',
      offeredAt: new Date(at),
      history: [{ at, event: 'offered', by: user.username }],
    })
    .returning();
  if (row) await tellParties(tx, row);
  return processed(tx, row);
};

const accept = async (
  { tx, clock, user, row, live }: Acting,
  warned: readonly string[],
): Decided => {
  if (!waitsFor(row, user)) return row.waitsFor === null ? superseded : contractUnknown;
  const at = clock.now();
  const answered = { request: null, waitsFor: null } as const;
  if (row.request === 'termination')
    return processed(
      tx,
      await write(tx, row, { ...answered, status: 'terminated' }, 'terminated', at, user.username),
    );

  const [upline] = await tx.select().from(users).where(eq(users.id, row.uplineId));
  // The offerer's own contract may have become smaller since then.
  if (
    upline &&
    upline.uplineId !== null &&
    isAbove(row.terms, (await ownContract(tx, row.type, upline.id))?.terms ?? null)
  ) {
    await write(tx, row, { ...answered, status: 'cancelled' }, 'endedByUpline', at, null);
    return superseded;
  }
  const { current, ends } = impactOn(row, live);
  const told = new Set(warned);
  // Contracts that were offered below since then were not in the warning.
  if (ends.some(({ id }) => !told.has(id)))
    return refused((words) => words.contractWarningDue, { reason: 'warningDue' });
  if (current)
    await write(tx, current, { ...answered, status: 'terminated' }, 'replaced', at, null);
  const ended = [];
  for (const other of ends)
    ended.push(
      await write(
        tx,
        other,
        { ...answered, status: other.status === 'pending' ? 'cancelled' : 'terminated' },
        'endedByUpline',
        at,
        null,
      ),
    );
  return processed(
    tx,
    await write(
      tx,
      row,
      { ...answered, status: 'accepted', acceptedAt: new Date(at) },
      'accepted',
      at,
      user.username,
    ),
    ended,
  );
};

const reject = async ({ tx, clock, user, row }: Acting): Decided => {
  if (!waitsFor(row, user)) return row.waitsFor === null ? superseded : contractUnknown;
  const answered = { request: null, waitsFor: null } as const;
  return processed(
    tx,
    row.request === 'new'
      ? await write(
          tx,
          row,
          { ...answered, status: 'rejected' },
          'rejected',
          clock.now(),
          user.username,
        )
      : await write(tx, row, answered, 'terminationRefused', clock.now(), user.username),
  );
};

/** The party that made the request withdraws it. */
const cancel = async ({ tx, clock, user, row }: Acting): Decided => {
  if (row.waitsFor === null) return superseded;
  if (waitsFor(row, user)) return contractUnknown;
  const status = row.request === 'new' ? 'cancelled' : row.status;
  return processed(
    tx,
    await write(
      tx,
      row,
      { status, request: null, waitsFor: null },
      'cancelled',
      clock.now(),
      user.username,
    ),
  );
};

const terminate = async ({ tx, clock, user, row }: Acting): Decided => {
  if (row.status !== 'accepted' || row.request !== null) return superseded;
  const other = user.id === row.uplineId ? 'downline' : 'upline';
  return processed(
    tx,
    await write(
      tx,
      row,
      { request: 'termination', waitsFor: other },
      'terminationAsked',
      clock.now(),
      user.username,
    ),
  );
};

/** It was withdrawn, answered or replaced in the meantime. */
const superseded = refused((words) => words.contractSuperseded, { reason: 'superseded' });
const waitsFor = (row: ContractRow, { id }: User) =>
  id ===
  (row.waitsFor === 'upline' ? row.uplineId : row.waitsFor === 'downline' ? row.downlineId : null);

/** Offers and answers of one person are handled one after another. */
const lockPeople = (tx: Database, ids: readonly string[]) =>
  tx
    .select({ id: users.id, uplineId: users.uplineId })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');

const write = async (
  tx: Database,
  row: ContractRow,
  change: Partial<Pick<ContractRow, 'status' | 'request' | 'waitsFor' | 'acceptedAt'>>,
  event: Event,
  at: number,
  by: string | null,
): Promise<ContractRow | undefined> => {
  const history = [...row.history, { at, event, by }];
  const [written] = await tx
    .update(contracts)
    .set({ ...change, history })
    .where(eq(contracts.id, row.id))
    .returning();
  if (written) await tellParties(tx, written);
  return written;
};

const processed = async (
  tx: Database,
  row: ContractRow | undefined,
  ended: ReadonlyArray<ContractRow | undefined> = [],
): Decided => {
  const [contract, ...others] = await shown(
    tx,
    [row, ...ended].filter((one) => one !== undefined),
  );
  if (!contract) throw new Error('The database gave no contract back.');
  return accepted({ contract, ended: others });
};
