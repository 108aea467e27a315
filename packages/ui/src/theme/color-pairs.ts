import type { ThemeColors } from './night.ts';

type PathOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}`;
}[keyof T & string];

/** The name of a color by its role, such as 'surface.base'. */
export type ColorRole = Exclude<PathOf<ThemeColors>, 'scheme' | 'scrim' | `shadow.${string}`>;

export const surfaces = [
  'surface.base',
  'surface.sunken',
  'surface.raised',
  'surface.overlay',
  'surface.hover',
  'surface.field',
] as const satisfies readonly ColorRole[];

/** The colors of text. */
const words = ['text.strong', 'text.body', 'text.muted'] as const satisfies readonly ColorRole[];

/** The colors with a meaning, each with the wash that it may be on. */
const tones = [
  ['accent.text', 'accent.wash'],
  ['precious.text', 'precious.wash'],
  ['status.positive', 'status.positiveWash'],
  ['status.caution', 'status.cautionWash'],
  ['status.negative', 'status.negativeWash'],
  ['status.info', 'status.infoWash'],
] as const satisfies readonly (readonly [ColorRole, ColorRole])[];

/** The minimum contrast of WCAG 2.2 AA: of text (1.4.3), and of controls and states (1.4.11). */
export const leastContrast = { text: 4.5, control: 3 } as const;

export interface ColorPair {
  color: ColorRole;
  /** A wash is transparent: it may be on any of the surfaces. */
  ground: ColorRole;
}

/** Pairs that are allowed for the same reason. */
export interface ColorPairs {
  title: string;
  kind: keyof typeof leastContrast;
  pairs: readonly ColorPair[];
}

/** Each of the colors on each of the grounds. */
const each = (colors: readonly ColorRole[], grounds: readonly ColorRole[]): ColorPair[] =>
  colors.flatMap((color) => grounds.map((ground) => ({ color, ground })));

/** Every allowed pair. Other pairs are not used. */
export const colorPairs: readonly ColorPairs[] = [
  {
    title: 'Text on surfaces',
    kind: 'text',
    pairs: each([...words, ...tones.map(([tone]) => tone)], surfaces),
  },
  {
    title: 'Text on washes',
    kind: 'text',
    pairs: each(
      words,
      tones.map(([, wash]) => wash),
    ),
  },
  {
    title: 'Tones on their washes',
    kind: 'text',
    pairs: tones.map(([color, ground]) => ({ color, ground })),
  },
  {
    title: 'Text on the accent',
    kind: 'text',
    pairs: each(['accent.on'], ['accent.solid', 'accent.hover', 'accent.press']),
  },
  {
    title: 'Outlines, states and focus',
    kind: 'control',
    pairs: each(['line.control', 'accent.text', 'focus'], surfaces),
  },
];
