import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { VendorLane } from './vendors.types';
import { makeLoader } from '../../shared/loader';

/**
 * The vendors by category, in the order of the main navigation (spec §2 Main navigation); read
 * again after a language change.
 */
export const vendorsMachine = makeLoader<VendorLane[]>('vendors');
export type VendorsRef = ActorRefFrom<typeof vendorsMachine>;
export type VendorsSnapshot = SnapshotFrom<typeof vendorsMachine>;
