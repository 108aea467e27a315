import { createVar, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { headerHeight, space } from '../../../theme/scale.ts';

/** As wide as the window, so that the arc extends beyond it. */
export const how = style({
  overflow: 'hidden',
  scrollMarginTop: `calc(${headerHeight} - ${space[10]})`,
});

export const inner = style([content, { paddingBlock: space.section }]);

export const arc = style({
  position: 'relative',
  marginTop: 'clamp(36px, 4vw, 56px)',
  '@media': { [from('lg')]: { marginTop: '-44px' } },
});

export const arcLine = style({
  display: 'none',
  fill: 'none',
  stroke: color.line.medium,
  '@media': {
    [from('lg')]: {
      display: 'block',
      position: 'absolute',
      top: 0,
      left: 0,
      width: '100%',
      height: 150,
      maxWidth: 'none',
      overflow: 'visible',
    },
  },
});

export const steps = style({
  marginLeft: '5px',
  '@media': {
    [from('lg')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, 1fr)',
      gap: `0 ${space[8]}`,
      margin: 0,
    },
  },
});

/** The distance of a step's point from the top of the arc. */
const depth = createVar();

export const step = style({
  position: 'relative',
  padding: `0 0 ${space[8]} ${space[6]}`,
  '::before': {
    content: '',
    position: 'absolute',
    left: '-5px',
    top: '9px',
    width: 9,
    height: 9,
    borderRadius: '50%',
    border: `1px solid ${color.precious.text}`,
    background: color.surface.base,
  },
  selectors: {
    // The line ends at the next point, so the last step has none.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      left: '-1px',
      top: '18px',
      bottom: '-9px',
      width: 1,
      background: color.line.medium,
    },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': {
      left: '-6px',
      width: 11,
      height: 11,
      borderColor: color.accent.solid,
      background: color.accent.solid,
      boxShadow: `0 0 0 7px ${color.accent.wash}`,
    },
  },
  '@media': {
    [from('lg')]: {
      padding: `calc(${depth} + 30px) 0 0`,
      '::before': { left: 0, top: `calc(${depth} - 5px)` },
      selectors: {
        // The height of the arc at the start of each column, for any width.
        '&:nth-child(1)': { vars: { [depth]: '169px' } },
        '&:nth-child(2)': { vars: { [depth]: '103px' } },
        '&:nth-child(3)': { vars: { [depth]: '60px' } },
        '&:nth-child(4)': { vars: { [depth]: '32px' } },
        '&:not(:last-child)::after': { content: 'none' },
        '&:last-child::before': { left: 0, top: `calc(${depth} - 6px)` },
      },
    },
  },
});
