import { clsx } from 'clsx';
import type { ComponentProps, ComponentType, ReactNode, Ref } from 'react';
import { hasText } from '../Field/has-text.ts';
import type { OrbitDrawingProps } from '../Orbit/OrbitDrawing.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { emptyState } from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The missing content: 'You have no upcoming events'. */
  title: string;
  /** The title, which can then take the focus, such as after the last item of a list was removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The orbit above the title, such as `NoEventsOrbit`: it shows what the title says. */
  drawing: ComponentType<OrbitDrawingProps>;
  /** 1 for a whole page, 2 within one, 3 within a section that has a heading. */
  level?: 1 | 2 | 3;
  /** `page` has the title of a page, and fills most of the window. */
  size?: 'part' | 'page';
  /** One more line, if the title alone is not clear. */
  children?: ReactNode;
  /** The next action: a Button, and a TextLink beside it. */
  actions?: ReactNode;
}

/** Replaces an empty list or page: it names the missing content and the next action. */
export function EmptyState({
  title,
  headingRef,
  drawing: Drawing,
  level = 2,
  size = 'part',
  children,
  actions,
  className,
  ...rest
}: EmptyStateProps) {
  const isPage = size === 'page';
  return (
    <div {...rest} className={clsx(emptyState[size], className)}>
      <Drawing />
      <Heading
        ref={headingRef}
        level={level}
        takesFocus={headingRef === undefined ? undefined : false}
        {...(isPage
          ? { size: '3xl', family: 'title', measure: 'sm', spaceBefore: 8 }
          : { size: 'xl', measure: 'md', spaceBefore: 6 })}
      >
        {title}
      </Heading>
      {hasText(children) && (
        <Text tone="muted" measure="md" balance breakWords spaceBefore={isPage ? 4 : 2}>
          {children}
        </Text>
      )}
      {hasText(actions) && (
        <Inline gap={isPage ? 5 : 6} rowGap={3} justify="center" spaceBefore={isPage ? 8 : 6}>
          {actions}
        </Inline>
      )}
    </div>
  );
}
