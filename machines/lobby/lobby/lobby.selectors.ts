import type { GameCategory } from '../../../contract/constants';
import type { LoadedSection, LobbySnapshot } from './lobby.machine';

export { LOADED_SECTIONS } from './lobby.machine';

/** Sections of the home page in their order (spec §2 Home lobby). */
export const HOME_SECTIONS = [
  'RECENT',
  'HOT',
  'FAV',
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'PVP',
  'ESPORTS',
  'ELOTT',
  'COCKFIGHT',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** The chosen category. */
export const selectChoice = (s: LobbySnapshot): GameCategory => s.context.choice;
/** The games of a section; null until they are loaded. */
export const selectSection = (section: LoadedSection) => (s: LobbySnapshot) =>
  s.context.sections[section] ?? null;
/** True when a section failed to load. */
export const selectHasFailed = (section: LoadedSection) => (s: LobbySnapshot) =>
  s.context.failed.includes(section);
