import { globalStyle } from '@vanilla-extract/css';
import { leading, media, text, vars } from './tokens.css';

const GLOW = `110rem 50rem at 70% -18rem, ${vars.color.glow}`;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle(':root, :lang(en)', { vars: { '--leading-body': '1.5', '--leading-tight': '1.2' } });
// Stacked vowels and medials need space above and below the line.
globalStyle(':lang(my)', { vars: { '--leading-body': '1.8', '--leading-tight': '1.8' } });

const ground = {
  backgroundColor: vars.color.page,
  backgroundImage: `radial-gradient(${GLOW}, transparent 72%)`,
  // It has faded out at this height (72% of 50rem, less 18rem). Painted over the whole of a long
  // page, it was half the work of every frame.
  backgroundSize: '100% 18rem',
  backgroundRepeat: 'no-repeat',
};

globalStyle('html', {
  fontFamily: vars.font.sans,
  fontSize: '100%',
  lineHeight: leading.body,
  color: vars.color.text,
  ...ground,
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  scrollbarColor: `${vars.color.control} transparent`,
  accentColor: vars.color.action,
  // Where scroll bars take space, a dialog must not move the page. Narrow screens have theirs above
  // the page.
  '@media': { [media.desktop]: { scrollbarGutter: 'stable' } },
});
globalStyle('body', { ...ground, minHeight: '100dvh', overflowWrap: 'break-word' });
globalStyle('#root, body > [data-page]', { isolation: 'isolate' });
// A backdrop does not cover the scroll bar's gutter. Only the root is visible there, so it gets the
// same darkness.
globalStyle(':root:has(dialog:modal)', {
  overflow: 'hidden',
  backgroundColor: vars.color.dimmed,
  backgroundImage: 'none',
});

// A child element of another language (a brand name, a code) carries its own line height.
globalStyle('[lang]', { lineHeight: leading.body });
globalStyle('h1, h2, h3, h4', { lineHeight: leading.tight, fontWeight: 650, textWrap: 'balance' });
globalStyle('h1', { fontSize: text.display, letterSpacing: '-0.015em' });
globalStyle('h2', { fontSize: text.title, letterSpacing: '-0.01em' });
globalStyle('h3', { fontSize: text.lead });
globalStyle('h1:lang(my), h2:lang(my)', { letterSpacing: 0 });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('img, svg, video, canvas', { display: 'block' });
// Not an icon: Firefox would count one that may shrink as nothing in the least width of a row.
globalStyle('img, video, canvas, svg:not([width])', { maxWidth: '100%' });
// Icons never draw outside their squares. A square that clips adds a layer to every frame, and a
// page has a hundred of them.
globalStyle('svg.lucide', { overflow: 'visible' });
// Back and onward change sides where the text runs from right to left.
globalStyle('[dir="rtl"] svg:is(.lucide-chevron-left, .lucide-chevron-right)', {
  transform: 'scaleX(-1)',
});
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { WebkitTapHighlightColor: 'transparent' });
globalStyle('a', {
  color: vars.color.actionText,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
});
globalStyle('table', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// Headings and regions that scripts focus are not controls.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
globalStyle('::selection', { background: vars.color.action, color: vars.color.onAction });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not even a short time: an element's transitions are of every property unless it says
      // otherwise, and colours would lag behind a change of theme.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
