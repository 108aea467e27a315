import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Characters, Size } from '../../theme/style-props.css.ts';
import { styleClasses, type Spacing } from '../../theme/style-props.ts';
import { heading } from './Heading.css.ts';

export interface HeadingProps extends ComponentProps<'h2'>, Spacing {
  /** The place in the outline of the page, which does not determine the size. */
  level: 1 | 2 | 3;
  size?: Exclude<Size, '2xs' | 'xs'>;
  /** `title` is the title of a page, `capitals` one in capitals, `text` that of a list in the font of texts. */
  family?: 'head' | 'title' | 'capitals' | 'text';
  /** `muted` for the title of a part, in the font of texts. */
  tone?: 'precious' | 'muted';
  align?: 'center';
  /** The maximum width, in characters: 10, 16 or 28. */
  measure?: Characters;
  /**
   * Takes the focus on mount, or as soon as it is true, to continue reading here: for a view that replaces
   * the pressed button.
   */
  takesFocus?: boolean;
}

const SIZES = { 1: '4xl', 2: 'xl', 3: 'lg' } as const;

// Before the browser paints, as in StepFrame: a dialog takes the focus if no element has it.
const focusElement = (element: HTMLElement | null) => element?.focus();

/** A heading in the sizes of the theme. */
export function Heading({
  level,
  size = SIZES[level],
  family = size === '4xl' ? 'title' : 'head',
  tone,
  align,
  measure,
  takesFocus,
  spaceBefore,
  spaceAfter,
  className,
  ref,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as 'h2';
  return (
    <Element
      {...(takesFocus !== undefined && { tabIndex: -1 })}
      {...rest}
      ref={takesFocus === true ? focusElement : ref}
      className={clsx(
        heading,
        styleClasses({
          [family]: family !== 'head',
          size,
          tone,
          'text-align': align,
          characters: measure,
          before: spaceBefore,
          after: spaceAfter,
        }),
        className,
      )}
    />
  );
}
