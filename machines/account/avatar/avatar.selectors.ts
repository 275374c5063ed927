import type { AvatarSnapshot } from './avatar.machine';

/** The screen that the state shows. */
export const selectScreen = (
  s: AvatarSnapshot,
): 'none' | 'summary' | 'loading' | 'failed' | 'choice' => {
  if (s.matches('absent')) return 'none';
  if (s.matches('failed')) return 'failed';
  if (s.matches('reading')) return 'loading';
  return s.matches('choice') || s.matches('choosing') ? 'choice' : 'summary';
};
/** The set of pictures; null before it is read. */
export const selectIcons = (s: AvatarSnapshot) => s.context.icons;
/** True while a choice is being sent. */
export const selectIsChoosing = (s: AvatarSnapshot) => s.matches('choosing');
/** The picture shown as chosen: the wanted one while it is being sent; null for none. */
export const selectChosen = (s: AvatarSnapshot) =>
  s.matches('choosing') ? s.context.wanted : (s.context.icons?.icon ?? null);
/** The message shown; null when there is none. */
export const selectMessage = (s: AvatarSnapshot) => s.context.message;
