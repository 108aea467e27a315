import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

export const label = style({
  display: 'block',
  marginBottom: space[2],
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  color: color.text.strong,
});

/** The look of every control that takes text. */
export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: '48px',
  padding: `11px ${space[4]}`,
  background: color.surface.field,
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.md,
  color: color.text.strong,
  fontSize: fontSize.md,
  lineHeight: 1.5,
  transition: `border-color ${duration[1]}`,
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&:hover:not(:disabled, [aria-invalid=true])': { borderColor: color.text.muted },
    '&:focus-visible': { outlineOffset: '1px', borderRadius: radius.md },
    '&:disabled': {
      color: color.text.muted,
      borderColor: color.line.medium,
      cursor: 'not-allowed',
    },
    '&[aria-invalid=true]': { borderColor: color.status.negative },
    // Overrides the browser's yellow autofill background, which breaks the theme.
    '&:autofill': {
      WebkitTextFillColor: color.text.strong,
      boxShadow: `inset 0 0 0 100px ${color.surface.field}`,
    },
  },
});

export const note = style({
  marginTop: space[2],
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const problem = style([note, { display: 'flex', gap: '6px', color: color.status.negative }]);

export const problemIcon = style({ flex: 'none', marginTop: '2px' });
