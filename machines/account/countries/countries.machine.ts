import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Country } from '../../../contract/countries';
import { makeLoader } from '../../shared/loader';

/**
 * Countries and their dialing codes (spec §4 After login and on mount); read again after a language
 * change.
 */
export const countriesMachine = makeLoader<Country[]>('countries');
export type CountriesRef = ActorRefFrom<typeof countriesMachine>;
export type CountriesSnapshot = SnapshotFrom<typeof countriesMachine>;
