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
 * cut off with it.
 */
export const fade = (width: string, unless?: string): StyleRule => {
  const row = unless ? `&:not(${unless})` : '&';
  return {
    vars: { '--before': '0px', '--after': '0px' },
    selectors: {
      [`${row}:is([data-before], [data-after])`]: {
        maskImage:
          'linear-gradient(to right, transparent, black var(--before), ' +
          'black calc(100% - var(--after)), transparent)',
      },
      '&[data-before]': { vars: { '--before': width } },
      '&[data-after]': { vars: { '--after': width } },
    },
  };
};
