import { style } from '@vanilla-extract/css';
import { tabular, text, vars, weight } from './tokens.css';

/** Small text in the muted colour: notes, labels, dates. */
export const muted = style({ color: vars.color.textMuted, fontSize: text.small });

/** A heading that takes the focus when its page opens; it shows no ring. */
export const focusedHeading = style({
  fontSize: text.lead,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});

/** Muted text of regular weight, beside bold text. */
export const mutedRegular = style([muted, { fontWeight: weight.regular }]);

/** Muted text whose digits are equally wide. */
export const mutedFigures = style([muted, tabular]);

/** Muted text that takes no space while it is empty, such as a live region. */
export const mutedUnlessEmpty = style([muted, { ':empty': { display: 'none' } }]);

/** The status line of a form: centred, and one line high also while it is empty. */
export const mutedStatus = style([muted, { minHeight: '1lh', textAlign: 'center' }]);

/** A sentence below a heading, no wider than is read with ease. */
export const lead = style([muted, { maxWidth: '64ch' }]);
