/** A metal: its light, its shade, and the text on both (≥ 4.5:1), the same in both themes. */
export type Metal = { light: string; shade: string; text: string };

/** The metals of levels, the lowest first. */
export const METALS = {
  bronze: {
    light: 'oklch(0.84 0.09 62)',
    shade: 'oklch(0.68 0.115 52)',
    text: 'oklch(0.22 0.05 45)',
  },
  silver: {
    light: 'oklch(0.95 0.008 245)',
    shade: 'oklch(0.78 0.018 245)',
    text: 'oklch(0.24 0.02 245)',
  },
  gold: { light: 'oklch(0.93 0.1 96)', shade: 'oklch(0.77 0.145 82)', text: 'oklch(0.25 0.06 75)' },
  diamond: {
    light: 'oklch(0.97 0.025 215)',
    shade: 'oklch(0.8 0.085 225)',
    text: 'oklch(0.25 0.05 240)',
  },
} as const satisfies Record<string, Metal>;
