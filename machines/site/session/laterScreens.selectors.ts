import type { SessionSnapshot } from './session.machine';

// What only later screens read is not in the first load (docs/decisions/0110).

/** The countries of phone numbers, for a visitor's forms. */
export const selectCountriesRef = (s: SessionSnapshot) => s.children.countries;
/** What the member has open; undefined for visitors and trial members. */
export const selectForYou = (s: SessionSnapshot) => s.children.forYou;
/** The codes of a visitor's dialogs; they outlive the dialogs. */
export const selectLoginCode = (s: SessionSnapshot) => s.children.loginCode;
/** The SMS code of the registration, or undefined when there is none. */
export const selectRegisterCode = (s: SessionSnapshot) => s.children.registerCode;
/** The SMS code of the password recovery, or undefined when there is none. */
export const selectRecoveryCode = (s: SessionSnapshot) => s.children.recoveryCode;
/** The member centre, while it is open. */
export const selectMemberCentre = (s: SessionSnapshot) => s.children.memberCentre;
/** The name of the game that opens when the current one has ended; null for none. */
export const selectNextGame = (s: SessionSnapshot) => s.context.nextGame?.game.name ?? null;
/** The recent winners on the home page. */
export const selectWinners = (s: SessionSnapshot) => s.children.winners;
