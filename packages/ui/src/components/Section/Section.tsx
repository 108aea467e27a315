import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { content } from '../../theme/content.css.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { Gap } from '../../theme/style-props.css.ts';
import { styleClasses, type Spacing } from '../../theme/style-props.ts';
import * as styles from './Section.css.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'>, Spacing {
  as?: 'section' | 'div' | 'article' | 'header' | 'footer';
  /** The heading, which is also the name of the section for screen readers. */
  title?: ReactNode;
  /** The heading, which can then take the focus, such as after the last item of a list was removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  level?: 2 | 3;
  size?: HeadingProps['size'];
  /** A muted line below the heading. */
  subtitle?: ReactNode;
  /** The space between the heading and the content, in steps of 4 px. */
  gap?: Gap;
  /** A hairline above, with this space below it, in steps of 4 px. */
  divider?: keyof typeof styles.divider;
  /** The content is in the column of the page: with its maximum width, and a gutter beside it. */
  column?: boolean;
  /** As wide as a few controls. */
  narrow?: boolean;
  /** The space above and below: of a page, of one that begins with a picture or a list, or of a part of one. */
  space?: keyof typeof styles.spaces;
}

/** A part of a page, or the page itself: its heading, its space, and the hairline before it. */
export function Section({
  as = 'section',
  title,
  headingRef,
  level = 2,
  size = 'xl',
  subtitle,
  gap = 3,
  divider,
  column = false,
  narrow = false,
  space,
  spaceBefore,
  spaceAfter,
  className,
  children,
  ...rest
}: SectionProps) {
  const Element = as as 'section';
  const id = useId();
  return (
    <Element
      {...(title !== undefined && { 'aria-labelledby': id })}
      {...rest}
      className={clsx(
        column && content,
        narrow && styles.narrow,
        space !== undefined && styles.spaces[space],
        divider !== undefined && styles.divider[divider],
        styleClasses({ before: spaceBefore, after: spaceAfter }),
        className,
      )}
    >
      {title !== undefined && (
        <Stack gap={2} spaceAfter={gap}>
          <Heading
            id={id}
            ref={headingRef}
            level={level}
            size={size}
            takesFocus={headingRef === undefined ? undefined : false}
          >
            {title}
          </Heading>
          {subtitle !== undefined && (
            <Text size="sm" tone="muted">
              {subtitle}
            </Text>
          )}
        </Stack>
      )}
      {children}
    </Element>
  );
}
