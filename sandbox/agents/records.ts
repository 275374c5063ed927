import type * as v from 'valibot';
import type {
  AgentRecordKind,
  AgentRecords,
  agentRecordsQuerySchema,
  ContractType,
} from '../../contract/agents';
import { recordDaysWrong, spanOf } from '../member/recordDays';
import { settleDue } from './contracts/settle';
import type { Database } from '../db/database';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { settlePending } from '../lobby/settle';
import { featureOf } from './features';
import { incomeRecords } from './income';
import type { Found, Wanted } from './recordQuery';
import { settlementRecords } from './settlementRecords';
import { accountRecords, bettingRecords, lossRecords } from './teamRecords';
import type { LiveSession } from '../kit/row';

/**
 * One table of the agent centre: of the caller's team, or of the caller (spec §2 Agent centre menu
 * pages).
 */
export const agentRecords = async (
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  db: Database,
  { user }: LiveSession,
  { kind, from, to, pageNo, pageSize, account = '' }: v.InferOutput<typeof agentRecordsQuerySchema>,
): Promise<Answer<AgentRecords>> => {
  const span = spanOf({ from, to });
  if (!span) return recordDaysWrong;
  if (isContract(kind) && !services.settings.current().agentFeatures[featureOf(kind)])
    return refused((words) => words.agentPageClosed, { reason: 'agentPageClosed' });
  await settlePending(services);
  if (kind === 'income' || isContract(kind)) await settleDue(services, user.id);
  const wanted = {
    agentId: user.id,
    agent: user.username,
    span,
    account: account.trim(),
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  };
  const { records, total, totals } = await find(db, kind, wanted);
  return accepted({
    records,
    total,
    totals,
    pageNum: pageNo,
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
  });
};

const isContract = (kind: AgentRecordKind): kind is ContractType =>
  kind === 'dividend' || kind === 'daily' || kind === 'hourly' || kind === 'realTime';

const find = (db: Database, kind: AgentRecordKind, wanted: Wanted): Promise<Found> => {
  switch (kind) {
    case 'teamBetting':
      return bettingRecords(db, wanted);
    case 'userLoss':
      return lossRecords(db, wanted);
    case 'accountDetails':
      return accountRecords(db, wanted);
    case 'income':
      return incomeRecords(db, wanted);
    case 'dividend':
    case 'daily':
    case 'hourly':
    case 'realTime':
      return settlementRecords(db, kind, wanted);
  }
};
