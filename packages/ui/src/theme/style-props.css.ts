import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
import { color } from './contract.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  measure,
  space,
} from './scale.ts';

/** The values of the style props of the layout primitives: every one of them becomes a class. */

const rowGaps = {
  0: space[0],
  1: space[1],
  2: space[2],
  3: space[3],
  4: space[4],
  5: space[5],
  6: space[6],
  8: space[8],
} as const;

const steps = { ...rowGaps, 10: space[10], 12: space[12], 16: space[16] } as const;

/** Only what is used at a breakpoint: every page loads the classes of all. */
const wideGaps = {
  md: { 12: space[12] },
  lg: {
    3: space[3],
    4: space[4],
    16: space[16],
    /** Between the two columns of a page, which grow with the window. */
    columns: 'clamp(32px, 6vw, 88px)',
  },
} as const;

const alignments = { start: 'start', center: 'center', end: 'end' } as const;

/** Equal columns that may be narrower than their content. */
const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const proportions = { '2:3': 'minmax(0, 2fr) minmax(0, 3fr)' } as const;

const wideColumns = {
  sm: { 2: equal(2), 3: equal(3) },
  md: { 2: equal(2), 3: equal(3), 4: equal(4), ...proportions },
  lg: {
    2: equal(2),
    3: equal(3),
    4: equal(4),
    'main-side': 'minmax(0, 1fr) var(--p-side)',
    'side-main': 'var(--p-side) minmax(0, 1fr)',
  },
} as const;

const columns = {
  1: 'minmax(0, 1fr)',
  2: equal(2),
  3: equal(3),
  ...proportions,
  'main-aside': 'minmax(0, 1fr) auto',
  'aside-main': 'auto minmax(0, 1fr)',
  sm: 'repeat(auto-fill, minmax(min(100%, 120px), 1fr))',
  md: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
} as const;

const { hero: _hero, ...sizes } = fontSize;

const characters = { xs: '10ch', sm: '16ch', md: '28ch' } as const;

const tones = {
  strong: color.text.strong,
  muted: color.text.muted,
  accent: color.accent.text,
  precious: color.precious.text,
  positive: color.status.positive,
  negative: color.status.negative,
} as const;

const weights = {
  head: fontWeight.head,
  medium: fontWeight.medium,
  strong: fontWeight.strong,
} as const;

const leadings = {
  head: lineHeight.head,
  snug: lineHeight.snug,
  loose: lineHeight.loose,
} as const;

/** Looks of letters, which the props after it may change. */
const faces = {
  /** The thin letters of the largest headings. */
  title: { fontWeight: fontWeight.display, letterSpacing: letterSpacing.display },
  /** A title in capitals needs more space between its letters. */
  capitals: { fontWeight: fontWeight.display, letterSpacing: '0.02em' },
  /** A heading in the font of texts. */
  text: {
    fontFamily: fontFamily.text,
    fontWeight: fontWeight.medium,
    letterSpacing: 'normal',
  },
  display: {
    fontFamily: fontFamily.display,
    fontWeight: fontWeight.head,
    letterSpacing: letterSpacing.head,
  },
  quote: {
    fontFamily: fontFamily.display,
    fontWeight: fontWeight.display,
    letterSpacing: letterSpacing.head,
    lineHeight: lineHeight.snug,
    overflowWrap: 'anywhere',
  },
  caps: {
    fontWeight: fontWeight.medium,
    letterSpacing: letterSpacing.caps,
    textTransform: 'uppercase',
  },
  figures: { fontVariantNumeric: 'tabular-nums lining-nums' },
  balance: { textWrap: 'balance' },
  /** A long word breaks, and the text may be narrower than it. */
  breaks: { minWidth: 0, overflowWrap: 'anywhere' },
} as const;

/** For each breakpoint, one of its values. */
type OneOfEach<Values> = { [From in keyof Values]?: keyof Values[From] };

export type Gap = keyof typeof steps;
export type WideGap = OneOfEach<typeof wideGaps>;
export type RowGap = keyof typeof rowGaps;
export type Alignment = keyof typeof alignments;
export type Columns = keyof typeof columns;
export type WideColumns = OneOfEach<typeof wideColumns>;
export type Size = keyof typeof sizes;
export type Tone = keyof typeof tones;
export type Weight = keyof typeof weights;
export type Leading = keyof typeof leadings;
export type Measure = keyof typeof measure;
export type Characters = keyof typeof characters;

type Breakpoint = 'sm' | 'md' | 'lg';

/** A prop, and the property that it sets; `wide` has the values that it can have from a breakpoint on. */
function styleProp<Value extends string | number>(
  name: string,
  property: keyof GlobalStyleRule,
  values: Readonly<Record<string, Value>>,
  wide: Partial<Record<Breakpoint, Readonly<Record<string, Value>>>> = {},
) {
  const selector = (prefix: string, value: string) =>
    `.${prefix}${name}-${value.replace(':', '\\:')}`;
  for (const [value, css] of Object.entries(values)) {
    globalStyle(selector('p-', value), { [property]: css });
  }
  for (const breakpoint of ['sm', 'md', 'lg'] as const) {
    for (const [value, css] of Object.entries(wide[breakpoint] ?? {})) {
      globalStyle(selector(`p-${breakpoint}-`, value), {
        '@media': { [from(breakpoint)]: { [property]: css } },
      });
    }
  }
}

const atEach = <Values>(values: Values) => ({ sm: values, md: values, lg: values });

styleProp('display', 'display', { flex: 'flex', grid: 'grid' });
styleProp('direction', 'flexDirection', { row: 'row', column: 'column' }, atEach({ row: 'row' }));
styleProp('wrap', 'flexWrap', { true: 'wrap' });
styleProp(
  'align',
  'alignItems',
  { ...alignments, baseline: 'baseline', stretch: 'stretch' },
  atEach(alignments),
);
styleProp(
  'justify',
  'justifyContent',
  { ...alignments, between: 'space-between' },
  { sm: alignments },
);
styleProp('cells', 'justifyItems', alignments);
styleProp('columns', 'gridTemplateColumns', columns, wideColumns);
styleProp('gap', 'gap', steps, wideGaps);
styleProp('row-gap', 'rowGap', rowGaps);
styleProp('before', 'marginBlockStart', steps);
styleProp('after', 'marginBlockEnd', steps);

for (const [face, rule] of Object.entries(faces)) globalStyle(`.p-${face}-true`, rule);
styleProp('size', 'fontSize', sizes);
styleProp('tone', 'color', tones);
styleProp('weight', 'fontWeight', weights);
styleProp('leading', 'lineHeight', leadings);
styleProp('text-align', 'textAlign', { center: 'center', end: 'end' });
styleProp('measure', 'maxWidth', measure);
styleProp('characters', 'maxWidth', characters);
for (const count of [2, 3]) {
  globalStyle(`.p-lines-${count}`, {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
  });
}
