import { numberText } from '@perigee/domain';
import { managerMessages } from '@perigee/domain/host-portal';
import { useId, type ReactNode, type Ref } from 'react';
import { paddings } from '../../components/Card/Card.css.ts';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { bar } from './Panel.css.ts';

interface PanelTitleProps {
  id?: string;
  title: string;
  /** The number of items, or what replaces it. */
  count?: string | number;
  /** The time zone of the panel's dates, in words, where the clocks of the viewer differ. */
  zone?: string | null;
  /** For a panel that moves the focus to its title. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Moves the focus to the title, when the panel replaces the pressed button. */
  takesFocus?: boolean;
}

/** The title of a part of the event manager, with the number of its items. */
export function PanelTitle({
  id,
  title,
  count,
  zone = null,
  headingRef,
  takesFocus = headingRef === undefined ? undefined : false,
}: PanelTitleProps) {
  return (
    <Inline gap={2} align="baseline">
      <Heading id={id} level={3} size="lg" ref={headingRef} takesFocus={takesFocus}>
        {title}
      </Heading>
      {count !== undefined && (
        <Text as="span" size="sm" tone="muted" figures>
          {typeof count === 'number' ? numberText(count) : count}
        </Text>
      )}
      {zone !== null && (
        <Text as="span" size="xs" tone="muted">
          {managerMessages.timesIn(zone)}
        </Text>
      )}
    </Inline>
  );
}

interface PanelProps extends Omit<PanelTitleProps, 'id'> {
  /** Buttons at the end of the bar. With them, or a count, the title is on a bar of its own. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the event manager: a card with a title, which names it for screen readers. */
export function Panel({ actions, children, ...title }: PanelProps) {
  const id = useId();
  const hasBar = actions !== undefined || title.count !== undefined;
  return (
    <section aria-labelledby={id}>
      <Card>
        {hasBar ? (
          <>
            <div className={bar}>
              <PanelTitle {...title} id={id} />
              {actions !== undefined && <Inline gap={2}>{actions}</Inline>}
            </div>
            <div className={paddings.md}>{children}</div>
          </>
        ) : (
          <Stack gap={2} className={paddings.md}>
            <PanelTitle {...title} id={id} />
            {children}
          </Stack>
        )}
      </Card>
    </section>
  );
}
