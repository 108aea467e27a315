import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { content } from '../../theme/content.css.ts';
import { color } from '../../theme/contract.css.ts';
import { contentWidth, fontSize, space, touchTarget } from '../../theme/scale.ts';

/** Three columns, so that the title is in the middle of the window. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  flex: 'none',
  alignItems: 'center',
  gap: space[4],
  minHeight: '64px',
  padding: `0 max(${space.gutter}, 50% - ${contentWidth} / 2 + ${space.gutter})`,
  borderBottom: `1px solid ${color.line.subtle}`,
  '@media': {
    [below('md')]: { minHeight: '60px' },
    [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** On a phone the name of the other page has the whole bar. */
export const barTitle = style({ '@media': { [below('sm')]: { display: 'none' } } });

export const back = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[2],
  maxWidth: '100%',
  minHeight: touchTarget,
  color: color.text.body,
  fontSize: fontSize.sm,
  textDecoration: 'none',
  ':hover': { color: color.text.strong },
});

/** A column of text in the middle of the page; on phones it begins at the top. */
const column = (width: string, narrow: string, wide: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${width})`,
    alignContent: 'center',
    justifyContent: 'center',
    paddingBlock: wide,
    '@media': { [below('md')]: { alignContent: 'start', paddingBlock: narrow } },
  }) as const;

export const places = styleVariants({
  ended: [
    content,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      justifyItems: 'center',
      paddingBlock: `${space[8]} ${space[16]}`,
    },
  ],
  closed: [content, column('560px', `${space[6]} ${space[12]}`, `${space[8]} ${space[16]}`)],
  problem: [content, column('520px', space[8], space[10])],
});

/** One below the other on phones, equally wide. */
export const ways = style({
  '@media': {
    [below('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 280px)',
      justifyItems: 'stretch',
      width: '100%',
    },
  },
});
