import { CircleCheck, CircleX, Info, TriangleAlert } from './icons';
import type { icon } from './tones.css';

/** What a message is about: news, success, a warning or a failure. */
export type Tone = keyof typeof icon;
/** The icon of each tone. */
export const toneIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
} as const;
