import type { EventHost } from '@perigee/api';
import { eventMessages } from '@perigee/domain/events';
import { hostPageMessages, type HostWithEvenings } from '@perigee/domain/hosts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Loadable } from '../../../loadable.ts';
import { HostPicture } from '../HostPicture.tsx';
import { hostLink } from './HostsPage.css.ts';
import { NoEventsOrbit } from '../../../components/Orbit/NoEventsOrbit.tsx';

export interface HostsPageProps {
  /** The hosts of the events to discover, each once. */
  hosts: Loadable<readonly HostWithEvenings<EventHost>[]>;
  /** The address of a host's page. */
  hostHref: (host: EventHost) => string;
}

const texts = hostPageMessages.list;

const COLUMNS = { base: 2, lg: 4 } as const;

/** The hosts with evenings to discover. Source: events §2 (routes), decisions, section 5. */
export function HostsPage({ hosts, hostHref }: HostsPageProps) {
  return (
    <Section as="div" column space="page">
      <PageHead size="3xl" title={texts.title} />
      <Loaded value={hosts} skeleton={<HostsSkeleton />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState drawing={NoEventsOrbit} title={texts.none}>
              {eventMessages.noneUpcomingYet}
            </EmptyState>
          ) : (
            <Grid as="ul" columns={COLUMNS} gap={6} rowGap={8}>
              {found.map(({ host, evenings }) => (
                <li key={host.id}>
                  <Link className={hostLink} href={hostHref(host)}>
                    <HostPicture host={host} />
                    <Heading level={2} spaceBefore={4}>
                      <Text as="bdi" breakWords>
                        {host.name}
                      </Text>
                    </Heading>
                    <Text size="sm" tone="muted" figures>
                      {texts.evenings(evenings)}
                    </Text>
                  </Link>
                </li>
              ))}
            </Grid>
          )
        }
      </Loaded>
    </Section>
  );
}

function HostsSkeleton() {
  return (
    <SkeletonRegion label="Loading hosts">
      <Grid columns={COLUMNS} gap={6} rowGap={8}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} shape="block" aspectRatio="380 / 500" />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
