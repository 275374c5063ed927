import type { OverlayRef } from '../overlay/overlay.machine';
import type { ReleaseRef } from '../release/release.machine';
import type { ShellRef } from '../shell/shell.machine';
import type { ToastsRef } from '../toasts/toasts.machine';
import type { AppSnapshot } from './app.machine';

/** What the page shows: the product, or a page that replaces it (spec §4 System status). */
export type AppScreen = 'product' | 'maintenance' | 'regionBlocked' | 'bootFailed';

/** What the page shows: the product, or a page that replaces it. */
export const selectScreen = (s: AppSnapshot): AppScreen =>
  s.matches({ platform: 'bootFailed' })
    ? 'bootFailed'
    : s.matches({ platform: { closed: { reason: 'maintenance' } } })
      ? 'maintenance'
      : s.matches({ platform: { closed: { reason: 'regionBlocked' } } })
        ? 'regionBlocked'
        : 'product';
/** True until the platform has answered for the first time. */
export const selectIsBooting = (s: AppSnapshot) => s.matches({ platform: { product: 'booting' } });
/** Wire code of the current language. */
export const selectLanguage = (s: AppSnapshot) => s.context.language;
/** True while another language is loading. */
export const selectIsSwitchingLanguage = (s: AppSnapshot) => s.matches({ language: 'switching' });
/** The current language, or the one that is loading. */
export const selectChosenLanguage = (s: AppSnapshot) =>
  selectIsSwitchingLanguage(s) ? s.context.wanted : s.context.language;
/** The platform's settings; null until it has answered. */
export const selectPlatform = (s: AppSnapshot) => s.context.platform;
/** Whether free play is offered (spec §6 Visitor); null until the platform has answered. */
export const selectIsFreePlayOffered = (s: AppSnapshot): boolean | null =>
  s.context.platform?.whitelabel.FREEPLAY3 ?? null;
/**
 * Whether registration by username or by mobile number is open (spec §2 Register form); null until
 * the platform has answered.
 */
export const selectIsRegistrationOpen = (s: AppSnapshot): boolean | null => {
  const whitelabel = s.context.platform?.whitelabel;
  return whitelabel ? whitelabel.USERNAMEREG3 || whitelabel.MOBILENUMREG3 : null;
};
/** The address that the session starts with. */
export const selectEntryPath = (s: AppSnapshot) => s.context.visit.path;
/** The session, or undefined until the product is open. */
export const selectSession = (s: AppSnapshot) => s.children.session;
/** The actor of the overlays. */
export const selectOverlay = (s: AppSnapshot) => s.children.overlay as OverlayRef;
/** The actor of the release that the page runs. */
export const selectRelease = (s: AppSnapshot) => s.children.release as ReleaseRef;
/** The actor of the page shell: menu, balance, theme. */
export const selectShell = (s: AppSnapshot) => s.children.shell as ShellRef;
/** The actor of the toasts. */
export const selectToasts = (s: AppSnapshot) => s.children.toasts as ToastsRef;
