import type { OverlayRef } from '../overlay/overlay.machine';
import type { ShellRef } from '../shell/shell.machine';
import type { ToastsRef } from '../toasts/toasts.machine';
import type { AppSnapshot } from './app.machine';

/** What stands on the page: the product, or a page in its place (spec §4 System status). */
export type AppScreen = 'product' | 'maintenance' | 'regionBlocked' | 'bootFailed';

export const selectScreen = (s: AppSnapshot): AppScreen =>
  s.matches({ platform: 'bootFailed' })
    ? 'bootFailed'
    : s.matches({ platform: { closed: { reason: 'maintenance' } } })
      ? 'maintenance'
      : s.matches({ platform: { closed: { reason: 'regionBlocked' } } })
        ? 'regionBlocked'
        : 'product';
export const selectIsBooting = (s: AppSnapshot) => s.matches({ platform: { product: 'booting' } });
export const selectIsChecking = (s: AppSnapshot) =>
  s.matches({ platform: { closed: { check: 'checking' } } });
export const selectIp = (s: AppSnapshot) => s.context.ip;
export const selectMessage = (s: AppSnapshot) => s.context.message;
export const selectLanguage = (s: AppSnapshot) => s.context.language;
export const selectIsSwitchingLanguage = (s: AppSnapshot) => s.matches({ language: 'switching' });
/** The language of the page, or the one that is on its way. */
export const selectChosenLanguage = (s: AppSnapshot) =>
  selectIsSwitchingLanguage(s) ? s.context.wanted : s.context.language;
export const selectPlatform = (s: AppSnapshot) => s.context.platform;
/** The address that a session begins with. */
export const selectEntryPath = (s: AppSnapshot) => s.context.visit.path;
export const selectSession = (s: AppSnapshot) => s.children.session;
export const selectOverlay = (s: AppSnapshot) => s.children.overlay as OverlayRef;
export const selectShell = (s: AppSnapshot) => s.children.shell as ShellRef;
export const selectToasts = (s: AppSnapshot) => s.children.toasts as ToastsRef;
