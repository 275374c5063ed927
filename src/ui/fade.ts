import type { StyleRule } from '@vanilla-extract/css';

/**
 * A row that scrolls sideways fades by `width` at an end where it continues: it carries
 * `data-before` and `data-after` there (`useScrollEnds`). `unless` is a selector of what would be
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
