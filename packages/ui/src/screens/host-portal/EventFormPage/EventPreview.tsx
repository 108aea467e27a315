import type { EventLookups } from '@perigee/api';
import { dateText } from '@perigee/domain';
import {
  eventAudienceLine,
  eventFormMessages,
  eventMessages,
  eventTimeLine,
  orientationNames,
  priceLabel,
  reserveLabel,
  startOf,
  timezoneOf,
  type EventFormValues,
} from '@perigee/domain/events';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/Button/Button.tsx';
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup.tsx';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';
import { EventCard, type EventCardProps } from '../../../components/EventCard/EventCard.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Cover } from '../../../components/Picture/Cover.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { ReadMore } from '../../../components/ReadMore/ReadMore.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { EventFormControl } from './event-form-context.ts';
import { night, previewBar, previewBody, previewCard } from './EventFormPage.css.ts';

export interface EventPreviewProps {
  control: EventFormControl;
  lookups: EventLookups;
  /** The host on the card of the event. */
  host: EventCardProps['host'];
  /** A drawer around it has the title already. */
  titleHidden?: boolean;
}

const texts = eventFormMessages.preview;

const VIEWS = [
  { value: 'page', label: texts.page },
  { value: 'card', label: texts.card },
] as const;

/** The event as members will see it. It follows the form, and is not interactive. */
export function EventPreview({ control, lookups, host, titleHidden = false }: EventPreviewProps) {
  const [view, setView] = useState<'page' | 'card'>('page');
  // The typed letter appears first, the preview after it.
  const values = useDeferredValue(useWatch({ control }) as EventFormValues);
  const timeZone = timezoneOf(values.location, lookups);
  const seen: SeenEvent = {
    values,
    timeZone,
    start: startOf(values, timeZone),
    city: lookups.locations.find(({ id }) => id === values.location)?.name ?? null,
    title: values.title.trim() === '' ? texts.untitled : values.title,
    orientation: orientationNames(values.orientations, lookups)[0],
  };
  return (
    <Stack as="section" gap={3} aria-label={texts.title}>
      <Inline justify="between" gap={3}>
        {!titleHidden && (
          <Heading level={2} size="lg">
            {texts.title}
          </Heading>
        )}
        <ChipGroup
          label={texts.title}
          labelHidden
          options={VIEWS}
          value={view}
          onChange={setView}
        />
      </Inline>
      <div className={night} data-theme="night" inert>
        {view === 'page' ? <PagePreview {...seen} /> : <CardPreview {...seen} host={host} />}
      </div>
      <Text size="xs" tone="muted">
        {texts.note}
      </Text>
    </Stack>
  );
}

interface SeenEvent {
  values: EventFormValues;
  timeZone: string;
  start: Date;
  city: string | null;
  title: string;
  orientation: string | undefined;
}

function PagePreview({ values, timeZone, start, city, title, orientation }: SeenEvent) {
  const { minAge, maxAge, ticketPrice, description } = values;
  const price = ticketPrice ?? 0;
  const cost = price === 0 ? eventMessages.free : priceLabel(price);
  const ages = minAge === null || maxAge === null ? {} : { minAge, maxAge };
  return (
    <>
      <Cover className={shapes.eventCover} src={values.imageData?.url ?? null} alt="" />
      <div className={previewBody}>
        <Text size="sm" tone="accent" figures>
          {dateText(start, timeZone)}
        </Text>
        <Heading level={3} size="2xl" spaceBefore={1} spaceAfter={4} dir="auto">
          {title}
        </Heading>
        <DescriptionList>
          <Description term="Where">{city}</Description>
          <Description term="When">{eventTimeLine(start, timeZone)}</Description>
          <Description term="For">
            {eventAudienceLine({ ...ages, sexualOrientation: orientation })}
          </Description>
        </DescriptionList>
        <Text as="div" size="sm" spaceBefore={5}>
          <Text size="lg" tone="strong" display spaceAfter={2}>
            {eventMessages.about}
          </Text>
          <ReadMore dir="auto">
            {description.trim() === '' ? texts.noDescription : description}
          </ReadMore>
        </Text>
      </div>
      <div className={previewBar}>
        <Text size="2xl" tone="strong" leading="head" display figures>
          {cost}
        </Text>
        <Button variant="outline">{reserveLabel(price)}</Button>
      </div>
    </>
  );
}

function CardPreview({
  values,
  timeZone,
  start,
  city,
  title,
  host,
}: SeenEvent & Pick<EventPreviewProps, 'host'>) {
  return (
    <div className={previewCard}>
      <EventCard
        href="#"
        title={title}
        imageUrl={values.imageData?.url ?? null}
        startTime={start}
        timeZone={timeZone}
        location={city}
        price={values.ticketPrice ?? 0}
        host={host}
      />
    </div>
  );
}
