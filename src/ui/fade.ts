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
 * The same for a row of tiles, whose frame has the attributes of `fadeAt`: a static gradient of the
 * page's colour over the row, because a mask is painted again while the row is flung. `top` is
 * where the row begins in the frame.
 */
export const fadeOver = (top: string, colour: string): StyleRule => ({
  position: 'relative',
  selectors: Object.fromEntries(
    [
      { at: '&[data-before]::before', side: 'insetInlineStart', to: 'left' },
      { at: '&[data-after]::after', side: 'insetInlineEnd', to: 'right' },
    ].flatMap(({ at, side, to }) => [
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
        {
          background: `linear-gradient(to ${to === 'left' ? 'right' : 'left'}, transparent, ${colour})`,
        },
      ],
    ]),
  ),
});
