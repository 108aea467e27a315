import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Leading, Measure, Size, Tone, Weight } from '../../theme/style-props.css.ts';
import { styleClasses, type Spacing } from '../../theme/style-props.ts';

export interface TextProps extends ComponentProps<'p'>, Spacing {
  /** The element: a paragraph, or a part of one. */
  as?: 'p' | 'span' | 'output' | 'div' | 'li' | 'dt' | 'dd' | 'blockquote' | 'bdi' | 'time';
  /** A size of the scale. Without it, the size of the content around it. */
  size?: Size;
  /** A role of the theme. Without it, the colour of the content around it. */
  tone?: Tone;
  weight?: Weight;
  /** The height of a line: `head` for one or two lines, `snug` for small texts, `loose` for links in a text. */
  leading?: Leading;
  align?: 'center' | 'end';
  /** The maximum width, in characters: 34, 40, 44 or 68. */
  measure?: Measure;
  /** The font of headings, for a figure or a quotation. */
  display?: boolean;
  /** The words of a user, in the thin letters of the font of headings. */
  quote?: boolean;
  /** Small capitals with space between them, for a line above a heading or a figure. */
  caps?: boolean;
  /** Digits of equal width, for numbers that change or are compared. */
  figures?: boolean;
  /** Lines of about equal length. */
  balance?: boolean;
  /** Breaks words that are too long: for content of users. */
  breakWords?: boolean;
  /** The maximum number of lines, which end with an ellipsis. */
  lines?: 2 | 3;
}

/** A text in the sizes and tones of the theme. */
export function Text({
  as = 'p',
  size,
  tone,
  weight,
  leading,
  align,
  measure,
  display,
  quote,
  caps,
  figures,
  balance,
  breakWords,
  lines,
  spaceBefore,
  spaceAfter,
  className,
  ...rest
}: TextProps) {
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      className={clsx(
        styleClasses({
          display,
          quote,
          caps,
          figures,
          balance,
          size,
          tone,
          weight,
          leading,
          measure,
          lines,
          breaks: breakWords,
          'text-align': align,
          before: spaceBefore,
          after: spaceAfter,
        }),
        className,
      )}
    />
  );
}
