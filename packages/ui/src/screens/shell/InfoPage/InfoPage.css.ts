import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { duration, space } from '../../../theme/scale.ts';

/** The text, and on wide screens a list of contents beside it. */
export const page = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A short text stays under its head on a page that is higher.
    alignContent: 'start',
    gap: `${space[10]} clamp(48px, 8vw, 120px)`,
    paddingBlock: `clamp(40px, 6vw, 88px) ${space.section}`,
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: '220px minmax(0, 1fr)',
        gridTemplateAreas: '". head" "contents body"',
      },
    },
  },
]);

const inArea = (gridArea: string) => ({ '@media': { [from('lg')]: { gridArea } } });

export const head = style(inArea('head'));

/** Stays visible while the user scrolls the text. */
export const contents = style([
  inArea('contents'),
  {
    '@media': {
      [from('lg')]: { position: 'sticky', insetBlockStart: '108px', alignSelf: 'start' },
    },
  },
]);

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  color: color.text.body,
  transition: `color ${duration[2]}`,
  ':hover': { color: color.text.strong },
});

export const body = style([inArea('body'), { maxWidth: '68ch', overflowWrap: 'anywhere' }]);

/** Leaves space for the header when the user follows a link of the list. */
export const section = style({ scrollMarginBlockStart: '108px' });

export const point = style({
  position: 'relative',
  paddingInlineStart: space[6],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.7em',
    insetInlineStart: '2px',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    background: color.precious.text,
  },
});
