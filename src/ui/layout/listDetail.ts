import { leading, media, space, text, touch, vars, weight } from '../tokens.css';

/** A pane that scrolls by itself. */
export const scroller = {
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
} as const;

/** The pane of the chosen item, beside the list or below it. */
export const detailPane = {
  ...scroller,
  padding: `${space.x2} 20px calc(${space.x3} + env(safe-area-inset-bottom))`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.tablet]: { padding: space.x3 } },
} as const;

/** A button of the list; `hover` is its look under the pointer, unless it is the current one. */
export const listButton = ({ color, hover }: { color: string; hover: { color?: string } }) =>
  ({
    display: 'block',
    width: '100%',
    minHeight: touch,
    padding: `${space.x1} ${space.x1h}`,
    border: 0,
    borderRadius: vars.radius.medium,
    background: 'transparent',
    color,
    fontSize: text.small,
    fontWeight: weight.medium,
    lineHeight: leading.tight,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': { color: vars.color.actionText, background: vars.color.actionSoft },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-current])': { ...hover, background: vars.color.hover },
        },
      },
    },
  }) as const;
