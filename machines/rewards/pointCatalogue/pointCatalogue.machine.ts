import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PointCatalogue } from './pointCatalogue.types';
import { makeLoader } from '../../shared/loader';

/**
 * Rewards and rules of the points mall, also for guests (spec §7 MCS2_getPointReward,
 * MCS2_getPointConfig).
 */
export const pointCatalogueMachine = makeLoader<PointCatalogue>('pointCatalogue');
export type PointCatalogueRef = ActorRefFrom<typeof pointCatalogueMachine>;
export type PointCatalogueSnapshot = SnapshotFrom<typeof pointCatalogueMachine>;
