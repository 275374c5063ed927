import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeLoader } from '../../shared/loader';
import type { Vip } from './vip.types';

/** A member's VIP level, progress and levels by month (spec §3 Public state). */
export const vipMachine = makeLoader<Vip>('vip');
export type VipRef = ActorRefFrom<typeof vipMachine>;
export type VipSnapshot = SnapshotFrom<typeof vipMachine>;
