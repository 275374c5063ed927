import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Banner } from '../../../contract/domain';
import { makeLoader } from '../../shared/loader';

/** Banners of the home page (spec §2 Home lobby); read again after a language change. */
export const bannersMachine = makeLoader<Banner[]>('banners');
export type BannersRef = ActorRefFrom<typeof bannersMachine>;
export type BannersSnapshot = SnapshotFrom<typeof bannersMachine>;
