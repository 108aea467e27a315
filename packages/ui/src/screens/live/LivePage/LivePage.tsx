import type { Event } from '@perigee/api';
import { UNPLANNED } from '@perigee/domain/live';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { Loadable } from '../../../loadable.ts';
import { LiveEvening, type LiveEveningProps } from './LiveEvening.tsx';
import { LiveSkeleton } from './LiveSkeleton.tsx';

export interface LivePageProps extends Omit<LiveEveningProps, 'event'> {
  event: Loadable<
    Pick<
      Event,
      'title' | 'image' | 'address' | 'timezone' | 'startTime' | 'endTime' | 'status' | 'format'
    >
  >;
}

/**
 * The companion of a live evening: what is under way, for how long, and what comes. Source: events §2 (live);
 * its content is ours, from the event's start and format.
 */
export function LivePage({ event, ...rest }: LivePageProps) {
  return (
    <Loaded
      value={event}
      skeleton={<LiveSkeleton />}
      renderError={(failure) => (
        <Section as="div" column space="page">
          <Stack gap={0} align="center">
            <ErrorState level={1} {...failure} />
            <TextLink standalone href={rest.ticketsHref}>
              My tickets
            </TextLink>
          </Stack>
        </Section>
      )}
    >
      {({ startTime, endTime, format = UNPLANNED, ...data }) => (
        <LiveEvening
          {...rest}
          event={{ ...data, format, startTime: new Date(startTime), endTime: new Date(endTime) }}
        />
      )}
    </Loaded>
  );
}
