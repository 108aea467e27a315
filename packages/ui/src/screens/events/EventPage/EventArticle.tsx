import { dateText } from '@perigee/domain';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { chosenEvening } from '../bookable-event.ts';
import { EventDescription } from '../EventDescription/EventDescription.tsx';
import {
  EventSeriesChildren,
  type EventSeriesChildrenProps,
} from '../EventSeriesChildren/EventSeriesChildren.tsx';
import { useNow } from '../use-now.ts';
import { EventFacts } from './EventFacts.tsx';
import { EventGallery } from './EventGallery.tsx';
import { EventHost } from './EventHost.tsx';
import { EventTagList } from './EventTagList.tsx';

/** The content of an event's page; its day, time and place are those of the chosen event of the series. */
export function EventArticle({ event, isVisitor, ...series }: EventSeriesChildrenProps) {
  const { host } = event;
  const evening = chosenEvening(event, series.chosenId, useNow(series.now));
  return (
    <Section as="article" spaceBefore={8} spaceAfter={12}>
      <Stack gap={12}>
        <div>
          <Text tone="accent">{dateText(new Date(evening.startTime), evening.timezone)}</Text>
          <Heading level={1} spaceBefore={1} dir="auto">
            {event.title}
          </Heading>
          <Stack spaceBefore={8} spaceAfter={8}>
            <EventFacts event={evening} />
          </Stack>
          <EventDescription description={event.description} />
          <EventTagList tags={event.tags} />
        </div>
        {host !== null && <EventHost host={host} isVisitor={isVisitor} />}
        <EventGallery pictures={event.gallery ?? []} title={event.title} />
        {(event.series ?? []).length > 0 && (
          <EventSeriesChildren event={event} isVisitor={isVisitor} {...series} />
        )}
      </Stack>
    </Section>
  );
}
