import type { ComponentProps, ReactNode, Ref } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text, type TextProps } from '../Text/Text.tsx';

export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** A few words above the title: the kind of page, or a state. */
  kicker?: ReactNode;
  kickerTone?: TextProps['tone'];
  /** The `h1` of the page. */
  title: ReactNode;
  size?: HeadingProps['size'];
  family?: HeadingProps['family'];
  measure?: HeadingProps['measure'];
  /** The `h1`, which can then take the focus, such as after a dialog that changed the page. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Takes the focus on mount: for a view that replaces the pressed button. */
  takesFocus?: boolean;
  subtitle?: ReactNode;
  /** Buttons and links, the most important one first. */
  actions?: ReactNode;
}

/** The beginning of a page: its title, with the lines above and below, and its actions. */
export function PageHead({
  kicker,
  kickerTone = 'muted',
  title,
  size,
  family,
  measure,
  headingRef,
  takesFocus = headingRef === undefined ? undefined : false,
  subtitle,
  actions,
  ...rest
}: PageHeadProps) {
  return (
    <header {...rest}>
      {kicker !== undefined && (
        <Text size="xs" caps tone={kickerTone} spaceAfter={3}>
          {kicker}
        </Text>
      )}
      <Heading
        ref={headingRef}
        level={1}
        size={size}
        family={family}
        measure={measure}
        takesFocus={takesFocus}
      >
        {title}
      </Heading>
      {subtitle !== undefined && (
        <Text size="lg" measure="md" breakWords spaceBefore={5}>
          {subtitle}
        </Text>
      )}
      {actions !== undefined && (
        <Inline gap={5} rowGap={3} spaceBefore={8}>
          {actions}
        </Inline>
      )}
    </header>
  );
}
