import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { styleClasses, type Spacing } from '../../theme/style-props.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text, type TextProps } from '../Text/Text.tsx';
import { titleLine, wideActions } from './PageHead.css.ts';

export interface PageHeadProps
  extends Omit<ComponentProps<'header'>, 'title' | 'children'>, Spacing {
  /** A few words above the title: the kind of page, or a state. */
  kicker?: ReactNode;
  kickerTone?: TextProps['tone'];
  /** The `h1` of the page. */
  title: ReactNode;
  /** `4xl` for a page to read, `3xl` for a list of cards or a form, `2xl` above rows and photos. */
  size?: keyof typeof SPACE_AFTER;
  family?: 'title' | 'capitals';
  measure?: HeadingProps['measure'];
  /** The id of the `h1`, for a page that is labelled by it. */
  headingId?: string;
  /** The `h1`, which can then take the focus, such as after a dialog that changed the page. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Takes the focus on mount: for a view that replaces the pressed button. */
  takesFocus?: boolean;
  /** A state beside the title. */
  badge?: ReactNode;
  subtitle?: ReactNode;
  /** Buttons and links at the end of the title's line, where they stay while the page loads. */
  actions?: ReactNode;
  /** On a phone the actions fill a line of their own. */
  wideActions?: boolean;
  /** What the page asks for, below the subtitle: buttons and links, the most important one first. */
  callToAction?: ReactNode;
  /** TabLinks, or other tabs of the page. */
  tabs?: ReactNode;
}

/** The distance from the page below. Pages to read have parts with distances of their own. */
const SPACE_AFTER = { '2xl': 4, '3xl': 8, '4xl': 0 } as const;

/** The beginning of a page: its title with the lines around it, its actions and its tabs. */
export function PageHead({
  kicker,
  kickerTone = 'muted',
  title,
  size = '4xl',
  family = 'title',
  measure,
  headingId,
  headingRef,
  takesFocus = headingRef === undefined ? undefined : false,
  badge,
  subtitle,
  actions,
  wideActions: hasWideActions = false,
  callToAction,
  tabs,
  spaceBefore,
  spaceAfter = SPACE_AFTER[size],
  className,
  ...rest
}: PageHeadProps) {
  return (
    <header
      {...rest}
      className={clsx(styleClasses({ before: spaceBefore, after: spaceAfter }), className)}
    >
      {kicker !== undefined && (
        <Text size="xs" caps tone={kickerTone} spaceAfter={3}>
          {kicker}
        </Text>
      )}
      <Inline className={titleLine} gap={4} rowGap={3} justify="between">
        <Inline gap={3} rowGap={2}>
          <Heading
            id={headingId}
            ref={headingRef}
            level={1}
            size={size}
            family={family}
            measure={measure}
            takesFocus={takesFocus}
          >
            {title}
          </Heading>
          {badge}
        </Inline>
        {actions !== undefined && (
          <Inline gap={2} className={hasWideActions ? wideActions : undefined}>
            {actions}
          </Inline>
        )}
      </Inline>
      {subtitle !== undefined && (
        <Text size="lg" measure="md" breakWords spaceBefore={5}>
          {subtitle}
        </Text>
      )}
      {callToAction !== undefined && (
        <Inline gap={5} rowGap={3} spaceBefore={8}>
          {callToAction}
        </Inline>
      )}
      {tabs !== undefined && <div className={styleClasses({ before: 2 })}>{tabs}</div>}
    </header>
  );
}
