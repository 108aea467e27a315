import type { Event, PortalReply } from '@perigee/api';
import { portalMessages, type PortalTab } from '@perigee/domain/host-portal';
import { Plus } from 'lucide-react';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx';
import type { Loadable } from '../../../loadable.ts';
import { NoEvents } from './NoEvents.tsx';
import { PortalEventCard } from './PortalEventCard.tsx';
import { PortalOverview } from './PortalOverview.tsx';
import { EVENT_COLUMNS, PortalSkeleton } from './PortalSkeleton.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';

export interface PortalPageProps {
  /** The events of the host by tab; for admins those of all hosts. */
  portal: Loadable<PortalReply>;
  /** The selected tab. A tab without events shows the active ones instead. */
  tab: PortalTab;
  onTab: (tab: PortalTab) => void;
  now: Date;
  newEventHref: string;
  /** The address of an event in the portal. */
  eventHref: (event: Event) => string;
}

const { title, newEvent, tabs, inReview } = portalMessages;

/** In the order of the documents, with the list of the reply. */
const TABS = [
  ['active', 'activeEvents'],
  ['expired', 'expiredEvents'],
  ['pending', 'pendingEvents'],
  ['deleted', 'deletedEvents'],
] as const satisfies [PortalTab, keyof PortalReply][];

/** The events of a host, and what they sold. Source: events §2 (host portal). */
export function PortalPage({ portal, ...rest }: PortalPageProps) {
  return (
    <Section column space="list">
      <PageHead
        size="3xl"
        spaceBefore={4}
        title={title}
        actions={<NewEventLink href={rest.newEventHref} />}
      />
      <Loaded value={portal} skeleton={<PortalSkeleton />}>
        {(reply) => <PortalEvents {...rest} reply={reply} />}
      </Loaded>
    </Section>
  );
}

interface NewEventLinkProps {
  href: string;
  /** Beside the solid one of the title. */
  outline?: boolean;
}

function NewEventLink({ href, outline = false }: NewEventLinkProps) {
  return (
    <ButtonLink href={href} variant={outline ? 'outline' : 'solid'}>
      <Icon icon={Plus} size="sm" />
      {newEvent}
    </ButtonLink>
  );
}

function PortalEvents({
  reply,
  tab,
  onTab,
  now,
  newEventHref,
  eventHref,
}: Omit<PortalPageProps, 'portal'> & { reply: PortalReply }) {
  const listOf = Object.fromEntries(TABS.map(([name, key]) => [name, reply[key]])) as Record<
    PortalTab,
    Event[]
  >;
  const selected = listOf[tab].length === 0 ? 'active' : tab;
  const hasEvents = TABS.some(([, list]) => reply[list].length > 0);
  return (
    <>
      {hasEvents && <PortalOverview reply={reply} now={now} />}
      <Tabs value={selected} onValueChange={onTab}>
        <TabList label={title} activateOnFocus>
          {TABS.filter(([name]) => ALWAYS_SHOWN.has(name) || listOf[name].length > 0).map(
            ([name]) => (
              <PortalTabFace key={name} name={name} count={listOf[name].length} />
            ),
          )}
        </TabList>
        {TABS.map(([name]) => (
          <TabPanel key={name} value={name}>
            {name === 'pending' && (
              <Stack spaceAfter={6}>
                <ReviewNotice />
              </Stack>
            )}
            {listOf[name].length === 0 ? (
              <NoEvents
                isFirst={!hasEvents}
                onSeeCompleted={listOf.expired.length === 0 ? undefined : () => onTab('expired')}
                newEvent={<NewEventLink href={newEventHref} outline />}
              />
            ) : (
              <Grid as="ul" columns={EVENT_COLUMNS} gap={6}>
                {listOf[name].map((event) => (
                  <li key={event.id}>
                    <PortalEventCard event={event} href={eventHref(event)} now={now} />
                  </li>
                ))}
              </Grid>
            )}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** The others are hidden while they are empty. */
const ALWAYS_SHOWN: ReadonlySet<PortalTab> = new Set(['active', 'pending']);

function PortalTabFace({ name, count }: { name: PortalTab; count: number }) {
  const face = (
    <Tab value={name} count={count} disabled={name === 'pending' && count === 0}>
      {tabs[name]}
    </Tab>
  );
  return name === 'pending' ? <Tooltip text={inReview}>{face}</Tooltip> : face;
}
