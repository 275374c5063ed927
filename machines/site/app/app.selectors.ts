import type { OverlayRef } from '../overlay/overlay.machine';
import type { ReleaseRef } from '../release/release.machine';
import type { ShellRef } from '../shell/shell.machine';
import type { ToastsRef } from '../toasts/toasts.machine';
import type { AppSnapshot } from './app.machine';

/** What stands on the page: the product, or a page in its place (spec §4 System status). */
export type AppScreen = 'product' | 'maintenance' | 'regionBlocked' | 'bootFailed';

/** What the page shows: the product, or a page in its place. */
export const selectScreen = (s: AppSnapshot): AppScreen =>
  s.matches({ platform: 'bootFailed' })
    ? 'bootFailed'
    : s.matches({ platform: { closed: { reason: 'maintenance' } } })
      ? 'maintenance'
      : s.matches({ platform: { closed: { reason: 'regionBlocked' } } })
        ? 'regionBlocked'
        : 'product';
/** Whether the platform has not answered for the first time yet. */
export const selectIsBooting = (s: AppSnapshot) => s.matches({ platform: { product: 'booting' } });
/** Whether the platform is asked again while the product is closed. */
export const selectIsChecking = (s: AppSnapshot) =>
  s.matches({ platform: { closed: { check: 'checking' } } });
/** The visitor's IP as the platform named it; empty until it did. */
export const selectIp = (s: AppSnapshot) => s.context.ip;
/** Why the platform could not be read; null when nothing failed. */
export const selectMessage = (s: AppSnapshot) => s.context.message;
/** Wire code of the present language. */
export const selectLanguage = (s: AppSnapshot) => s.context.language;
/** Whether another language is being loaded. */
export const selectIsSwitchingLanguage = (s: AppSnapshot) => s.matches({ language: 'switching' });
/** The language of the page, or the one that is on its way. */
export const selectChosenLanguage = (s: AppSnapshot) =>
  selectIsSwitchingLanguage(s) ? s.context.wanted : s.context.language;
/** What the platform says of itself; null until it has answered. */
export const selectPlatform = (s: AppSnapshot) => s.context.platform;
/** The address that a session begins with. */
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
