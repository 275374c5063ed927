import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Balance } from '../../../contract/platform';
import { makeLoader } from '../../shared/loader';

/** The member's balance (spec §2 Header): loaded after login, and again on demand. */
export const balanceMachine = makeLoader<Balance>('balance');
export type BalanceRef = ActorRefFrom<typeof balanceMachine>;
export type BalanceSnapshot = SnapshotFrom<typeof balanceMachine>;
