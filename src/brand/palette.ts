import type { Palette } from '../ui/tokens.css';

/**
 * Night lagoon: the surfaces of the dark theme, with padauk gold on top. tests/ui/contrast.test.ts
 * checks the contrast.
 */
export const dark = {
  page: 'oklch(0.178 0.028 224)',
  surface: 'oklch(0.222 0.033 221)',
  raised: 'oklch(0.262 0.037 219)',
  sunken: 'oklch(0.152 0.025 226)',
  field: 'oklch(0.168 0.027 226)',
  hover: 'oklch(0.302 0.041 217)',
  line: 'oklch(0.335 0.038 216)',
  control: 'oklch(0.575 0.045 212)',
  text: 'oklch(0.958 0.012 92)',
  textMuted: 'oklch(0.785 0.026 208)',
  action: 'oklch(0.825 0.148 83)',
  actionHover: 'oklch(0.868 0.142 86)',
  actionPressed: 'oklch(0.765 0.142 79)',
  onAction: 'oklch(0.225 0.045 74)',
  actionText: 'oklch(0.845 0.138 85)',
  actionSoft: 'oklch(0.298 0.048 92)',
  danger: 'oklch(0.715 0.165 27)',
  dangerHover: 'oklch(0.755 0.15 27)',
  onDanger: 'oklch(0.19 0.055 26)',
  dangerText: 'oklch(0.785 0.125 27)',
  dangerSoft: 'oklch(0.275 0.062 22)',
  success: 'oklch(0.765 0.135 165)',
  onSuccess: 'oklch(0.2 0.04 168)',
  successText: 'oklch(0.815 0.125 165)',
  successSoft: 'oklch(0.282 0.05 172)',
  infoText: 'oklch(0.825 0.075 222)',
  infoSoft: 'oklch(0.292 0.048 230)',
  focus: 'oklch(0.895 0.105 92)',
  scrim: 'oklch(0.1 0.02 228 / 0.72)',
  dimmed: 'oklch(0.122 0.022 227)',
  glow: 'oklch(0.46 0.085 200 / 0.5)',
} as const satisfies Palette;

/**
 * The same lagoon by day: pearl surfaces, deep-water text; gold stays the fill, a darker gold
 * carries text.
 */
export const light = {
  page: 'oklch(0.958 0.011 205)',
  surface: 'oklch(0.988 0.005 200)',
  raised: 'oklch(1 0 0)',
  sunken: 'oklch(0.932 0.015 207)',
  field: 'oklch(1 0 0)',
  hover: 'oklch(0.938 0.017 208)',
  line: 'oklch(0.872 0.02 210)',
  control: 'oklch(0.582 0.037 215)',
  text: 'oklch(0.252 0.038 224)',
  textMuted: 'oklch(0.445 0.035 220)',
  action: 'oklch(0.815 0.15 82)',
  actionHover: 'oklch(0.785 0.15 80)',
  actionPressed: 'oklch(0.745 0.145 77)',
  onAction: 'oklch(0.225 0.045 74)',
  actionText: 'oklch(0.468 0.098 74)',
  actionSoft: 'oklch(0.935 0.05 90)',
  danger: 'oklch(0.545 0.185 27)',
  dangerHover: 'oklch(0.495 0.175 27)',
  onDanger: 'oklch(0.99 0.008 30)',
  dangerText: 'oklch(0.495 0.178 27)',
  dangerSoft: 'oklch(0.935 0.03 25)',
  success: 'oklch(0.5 0.1 166)',
  onSuccess: 'oklch(0.99 0.01 166)',
  successText: 'oklch(0.445 0.09 166)',
  successSoft: 'oklch(0.938 0.035 168)',
  infoText: 'oklch(0.445 0.085 232)',
  infoSoft: 'oklch(0.935 0.025 230)',
  focus: 'oklch(0.45 0.11 235)',
  scrim: 'oklch(0.22 0.035 226 / 0.52)',
  dimmed: 'oklch(0.6 0.022 218)',
  glow: 'oklch(0.88 0.055 195 / 0.55)',
} as const satisfies Palette;
