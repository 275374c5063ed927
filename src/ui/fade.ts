import type { StyleRule } from '@vanilla-extract/css';
import type { ScrollEnds } from './hooks/useScrollEnds';

/** The attributes by which a row fades where it continues. */
export const fadeAt = ({
  isAtStart,
  isAtEnd,
}: Pick<ScrollEnds<HTMLElement>, 'isAtStart' | 'isAtEnd'>) => ({
  'data-before': isAtStart ? undefined : '',
  'data-after': isAtEnd ? undefined : '',
});

/**
 * A row that scrolls sideways fades by `width` at an end where it continues: it has the
 * attributes of `fadeAt`. `unless` is a selector of what would be
 * cut off with it. Nothing of the row shows in the `covered` part of the width: a button is there.
 */
export const fade = (width: string, unless?: string, covered = '0px'): StyleRule => {
  const row = unless ? `&:not(${unless})` : '&';
  return {
    vars: { '--before': '0px', '--after': '0px' },
    selectors: {
      [`${row}:is([data-before], [data-after])`]: {
        maskImage:
          `linear-gradient(to right, transparent min(${covered}, var(--before)), ` +
          'black var(--before), black calc(100% - var(--after)), ' +
          `transparent calc(100% - min(${covered}, var(--after))))`,
      },
      '&[data-before]': { vars: { '--before': width } },
      '&[data-after]': { vars: { '--after': width } },
    },
  };
};

/**
 * The same for a row with `Steps`, whose buttons say where it continues: a static gradient of the
 * page's colour over the row, because a mask is painted again while the row is flung. `top` is
 * where the row begins in the frame, which also holds the `steps`.
 */
export const fadeOver = (steps: string, top: string, colour: string): StyleRule => ({
  position: 'relative',
  selectors: Object.fromEntries(
    (
      [
        ['first', 'before', 'insetInlineStart', 'left', 'right'],
        ['last', 'after', 'insetInlineEnd', 'right', 'left'],
      ] as const
    ).flatMap(([button, part, side, to, toInRtl]) => {
      const at = `&:has(${steps} > :${button}-child:not([aria-disabled]))::${part}`;
      return [
        [
          at,
          {
            content: '',
            position: 'absolute',
            zIndex: 1,
            top,
            bottom: 0,
            [side]: 0,
            width: 40,
            background: `linear-gradient(to ${to}, transparent, ${colour})`,
            pointerEvents: 'none',
          },
        ],
        [
          `[dir="rtl"] ${at}`,
          { background: `linear-gradient(to ${toInRtl}, transparent, ${colour})` },
        ],
      ];
    }),
  ),
});

/** Before what sticks to the lower edge: what scrolls below it fades into its `colour`. */
export const fadeAbove = (height: string, colour: string): StyleRule => ({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      height,
      background: `linear-gradient(to top, ${colour}, transparent)`,
      pointerEvents: 'none',
    },
  },
});
