import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { rem } from '../../../ui/rem';
import { media, space, text, touch, vars, weight } from '../../../ui/tokens.css';

/** The phones on which the Burmese words of a guest's two buttons do not fit beside the bell. */
const small = '(min-width: 360px) and (max-width: 479.98px)';
const smallest = '(max-width: 359.98px)';
/** Phones on which the longest balances take the place of the logo. */
const narrow = '(max-width: 399.98px)';

/**
 * The account above the navigation; a phone has one row, without the navigation. A long balance or
 * large type moves the last buttons to a row of their own, so that nothing is cut off.
 */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: space.half,
  maxWidth: 1440,
  marginInline: 'auto',
  paddingInline: space.x1,
  '@media': {
    [smallest]: { columnGap: 0, paddingInline: space.half },
    [media.tablet]: { columnGap: space.x1 },
    [media.desktop]: { paddingInline: space.x4 },
  },
});
const accountRow = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 56,
  gap: space.half,
  '@media': { [media.tablet]: { minHeight: 60 }, [media.desktop]: { minHeight: 64 } },
});
export const start = style([
  accountRow,
  {
    marginInlineEnd: 'auto',
    '@media': {
      [smallest]: { gap: 0 },
      [media.desktop]: { marginInlineStart: `calc(-1 * ${space.x1h})` },
    },
  },
]);
// Only the blossom, where the full name would push the account off the edge.
globalStyle(`${start} [data-fold]`, { '@media': { [media.phone]: { display: 'none' } } });
export const end = style([
  accountRow,
  {
    justifyContent: 'flex-end',
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { gap: space.x1 } },
  },
]);
// Beside a balance, a phone has room for the picture alone.
globalStyle(`${end} > [aria-haspopup="menu"]`, {
  '@media': { [media.phone]: { paddingInlineEnd: 2 } },
});
globalStyle(`${end} > [aria-haspopup="menu"] > svg`, {
  '@media': { [media.phone]: { display: 'none' } },
});
export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space.x1,
  minWidth: 0,
});
/** The same beside a balance. */
globalStyle(`${header}:has(> ${balance}) ${start} [data-fold]`, {
  '@media': { '(max-width: 719.98px)': { display: 'none' } },
});
/** The bar at a phone's lower edge leads home too. */
const hasFigures = (...sizes: readonly string[]) =>
  `${header}:has(${sizes.map((size) => `[data-figures="${size}"]`).join()}) ${start} a`;
globalStyle(hasFigures('many', 'most'), { '@media': { [smallest]: { display: 'none' } } });
globalStyle(hasFigures('most'), { '@media': { [narrow]: { display: 'none' } } });
export const nav = style({
  minWidth: 0,
  flex: '1 1 100%',
  '@media': {
    [media.phone]: { display: 'none' },
    [media.desktop]: { marginInlineStart: `calc(-1 * ${space.x1h})` },
  },
});
/** On a phone the bar at the lower edge has the search. */
export const search = style({
  display: 'contents',
  '@media': { [media.phone]: { display: 'none' } },
});
/** Below this the buttons for money have their text under the icon. */
const stacked = '(max-width: 1199.98px)';
/** A button for money. Of all sizes it is as large as a finger needs. */
export const money = style({ display: 'flex', flex: 'none' });
globalStyle(`${money} > button`, {
  minWidth: touch,
  '@media': { [stacked]: { padding: `1px ${space.half}` } },
});
globalStyle(`${money} > button > span`, {
  '@media': { [stacked]: { flexDirection: 'column', gap: 0 } },
});
export const moneyWords = style({
  '@media': { [stacked]: { fontSize: '0.6875rem', lineHeight: 1.3 } },
});
/** On narrow screens a balance of twelve digits takes the space: My account shows the name too. */
const wide = '(min-width: 1360px)';
/**
 * The width in px of a button's text in the site's fonts at normal size. It is fixed from the first
 * paint: the row is aligned right, and would move when the font loads.
 */
const wordsOf = (width: { en: number; my: number }) => {
  const less = 8;
  return style({
    ...column,
    flex: 'none',
    width: rem(width.en),
    selectors: { ':lang(my) &': { width: rem(width.my) } },
    '@media': {
      [media.phone]: {
        width: rem(width.en - less),
        selectors: { ':lang(my) &': { width: rem(width.my - less) } },
      },
      [smallest]: { width: 'auto' },
    },
  });
};
export const logIn = wordsOf({ en: 69, my: 122 });
export const register = wordsOf({ en: 86, my: 122 });
for (const place of [logIn, register]) {
  globalStyle(`${place} > button`, { minWidth: 0 });
  // Both buttons of a guest fit beside each other on every phone.
  globalStyle(`:lang(my) ${place} > button`, {
    '@media': { [small]: { paddingInline: space.half, fontSize: text.tiny } },
  });
  globalStyle(`:lang(my) ${place}`, { '@media': { [small]: { width: rem(94) } } });
  globalStyle(`:lang(my) ${place} > button`, {
    '@media': { [smallest]: { whiteSpace: 'normal' } },
  });
  globalStyle(`:lang(my) ${place}`, { '@media': { [smallest]: { width: rem(66) } } });
}
/** A guest's bell is hidden where registering and logging in take its place: the drawer has it. */
export const guestBell = style({
  display: 'contents',
  '@media': {
    [smallest]: { display: 'none' },
    [small]: { selectors: { ':lang(my) &': { display: 'none' } } },
  },
});
/** Hidden where it does not fit, for example beside a long balance; the side menu offers it. */
export const telegram = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: touch,
  height: touch,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  '@media': {
    '(max-width: 899.98px)': { display: 'none' },
    [media.hover]: {
      selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
    },
  },
});
export const nickname = style({
  display: 'none',
  maxWidth: '18ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.small,
  fontWeight: weight.strong,
  color: vars.color.text,
  '@media': { [wide]: { display: 'block' } },
});
