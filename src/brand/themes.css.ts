import { assignVars, globalStyle } from '@vanilla-extract/css';
import { onPoster, poster, vars } from '../ui/tokens.css';
import { dark, light } from './palette';
import posterFile from './poster.svg';

const shape = {
  font: {
    sans: [
      "'Figtree Variable'",
      "'Figtree Fallback'",
      "'Noto Sans Myanmar Variable'",
      "'Noto Sans Myanmar Fallback'",
      'system-ui',
      'sans-serif',
    ].join(', '),
  },
  radius: { small: '6px', medium: '10px', large: '18px', round: '999px' },
};

const darkTheme = assignVars(vars, {
  ...shape,
  color: dark,
  shadow: {
    low: 'inset 0 1px 0 oklch(1 0 0 / 0.05), 0 1px 2px oklch(0.08 0.02 228 / 0.5)',
    high: [
      'inset 0 1px 0 oklch(1 0 0 / 0.06)',
      '0 24px 64px -12px oklch(0.06 0.02 228 / 0.8)',
      '0 4px 12px oklch(0.06 0.02 228 / 0.45)',
    ].join(', '),
  },
});

const lightTheme = assignVars(vars, {
  ...shape,
  color: light,
  shadow: {
    low: '0 1px 2px oklch(0.35 0.05 224 / 0.1), 0 2px 8px -2px oklch(0.35 0.05 224 / 0.08)',
    high: '0 24px 64px -12px oklch(0.3 0.05 224 / 0.32), 0 4px 12px oklch(0.3 0.05 224 / 0.1)',
  },
});

globalStyle(':root', { vars: { [poster]: `url("${posterFile}")`, [onPoster]: dark.text } });
globalStyle(':root', { vars: darkTheme, colorScheme: 'dark' });
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: light)': { vars: lightTheme, colorScheme: 'light' } },
});
globalStyle(':root[data-theme="light"]', { vars: lightTheme, colorScheme: 'light' });
