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
/** Null until it came. */
export const selectSection = (section: LoadedSection) => (s: LobbySnapshot) =>
  s.context.sections[section] ?? null;
/** Whether a section could not be read. */
export const selectHasFailed = (section: LoadedSection) => (s: LobbySnapshot) =>
  s.context.failed.includes(section);
