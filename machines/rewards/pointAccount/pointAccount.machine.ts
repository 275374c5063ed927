import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PointAccount } from './pointAccount.types';
import { makeLoader } from '../../shared/loader';

/** A member's points (spec §7 MCS2_getPointBalance). */
export const pointAccountMachine = makeLoader<PointAccount>('pointAccount');
export type PointAccountRef = ActorRefFrom<typeof pointAccountMachine>;
export type PointAccountSnapshot = SnapshotFrom<typeof pointAccountMachine>;
