import type { Event } from '@perigee/api';
import { dateText } from '@perigee/domain';
import { liveMessages, type ComingLine, type LiveEvent } from '@perigee/domain/live';
import { streamingMessages } from '@perigee/domain/tickets';
import type { ReactNode } from 'react';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Cover } from '../../../components/Picture/Cover.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './LivePage.css.ts';

/** The event of the page. `timezone` such as 'America/New_York'. */
export type DetailedEvent = LiveEvent & Pick<Event, 'title' | 'image' | 'address' | 'timezone'>;

interface LiveDetailsProps {
  event: DetailedEvent;
  isOpen: boolean;
  /** Empty once the event is over. */
  lines: readonly ComingLine[];
  eventHref: string;
  /** The settings of the page. */
  children: ReactNode;
}

/** Beside the dial: which evening it is, and what comes. */
export function LiveDetails({ event, isOpen, lines, eventHref, children }: LiveDetailsProps) {
  const { title, image, address } = event;
  return (
    <div>
      <div className={styles.coverPlace}>
        <Cover className={shapes.roundedEventCover} src={image} alt="" />
      </div>
      <p className={styles.kicker[isOpen ? 'open' : 'closed']}>
        {isOpen ? streamingMessages.live : dateText(event.startTime, event.timezone)}
      </p>
      <Heading level={1} className={styles.title}>
        <bdi>{title}</bdi>
      </Heading>
      <Text tone="muted" breakWords spaceBefore={2}>
        {address}
      </Text>
      {lines.length === 0 ? (
        <Text spaceBefore={5}>
          <TextLink standalone href={eventHref}>
            More details
          </TextLink>
        </Text>
      ) : (
        <>
          <DescriptionList className={styles.coming}>
            {lines.map(({ when, what }) => (
              <Description key={`${when} ${what}`} term={when}>
                {what}
              </Description>
            ))}
          </DescriptionList>
          <Text size="sm" tone="muted" spaceBefore={4}>
            {liveMessages.plan}
          </Text>
        </>
      )}
      {children}
    </div>
  );
}
