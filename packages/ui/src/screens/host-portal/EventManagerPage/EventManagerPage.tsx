import type { Event } from '@perigee/api';
import { managerMessages } from '@perigee/domain/host-portal';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/Tabs/Tabs.tsx';
import type { Loadable } from '../../../loadable.ts';
import { useNow } from '../../events/use-now.ts';
import { EventCover, type EventCoverProps } from './EventCover.tsx';
import { EventManagerSkeleton } from './EventManagerSkeleton.tsx';
import { TicketSales, type TicketSalesProps } from './TicketSales.tsx';

/** The tabs of the event manager. Source: events §2. */
type EventManagerTab = keyof typeof managerMessages.tabs;

export interface EventManagerPageProps extends Omit<
  TicketSalesProps,
  'event' | 'totalSales' | 'now'
> {
  managed: Loadable<{ event: Event; totalSales?: number }>;
  /** The form of the tab 'Update Event Info'. It may suspend. */
  updateForm: ReactNode;
  portalHref: string;
  /** The host, for an admin who looks at the event of another. */
  host: EventCoverProps['host'];
  /** The tab at first. */
  defaultTab?: EventManagerTab;
  /** A fixed time in place of the clock. */
  now?: Date;
}

const texts = managerMessages;

/** An event, as its host or an admin runs it. Source: events §2 (host event manager). */
export function EventManagerPage({
  managed,
  updateForm,
  portalHref,
  host,
  viewerTimeZone,
  defaultTab = 'ticket-sales',
  now: fixed,
  ...sales
}: EventManagerPageProps) {
  const now = useNow(fixed);
  return (
    <Section as="div" column space="list">
      <Inline gap={4} rowGap={3} spaceAfter={4}>
        <ButtonLink variant="outline" size="small" href={portalHref}>
          <Icon icon={ArrowLeft} directional />
          {texts.back}
        </ButtonLink>
        <Heading level={1} size="xl">
          {texts.title}
        </Heading>
      </Inline>
      <Loaded value={managed} skeleton={<EventManagerSkeleton />}>
        {({ event, totalSales = 0 }) => (
          <>
            <EventCover event={event} viewerTimeZone={viewerTimeZone} host={host} />
            <EventTabs
              defaultTab={defaultTab}
              ticketSales={
                <TicketSales
                  {...sales}
                  event={event}
                  totalSales={totalSales}
                  now={now}
                  viewerTimeZone={viewerTimeZone}
                />
              }
              updateForm={updateForm}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface EventTabsProps {
  defaultTab: EventManagerTab;
  ticketSales: ReactNode;
  updateForm: ReactNode;
}

/** The place of the form while its code loads. */
const FormFallback = () => (
  <SkeletonRegion>
    <Skeleton shape="block" height={480} />
  </SkeletonRegion>
);

/** The form is rendered when its tab is first opened, and stays from then on, with its typed text. */
function EventTabs({ defaultTab, ticketSales, updateForm }: EventTabsProps) {
  const [tab, setTab] = useState(defaultTab);
  const [hasForm, setHasForm] = useState(defaultTab === 'update-event-info');
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => {
        setTab(next);
        if (next === 'update-event-info') setHasForm(true);
      }}
    >
      <TabList label={texts.tabsLabel}>
        <Tab value="ticket-sales">{texts.tabs['ticket-sales']}</Tab>
        <Tab value="update-event-info">{texts.tabs['update-event-info']}</Tab>
      </TabList>
      {/* Stays mounted, so that a decision that is held back is not sent early. */}
      <TabPanel value="ticket-sales" keepMounted>
        {ticketSales}
      </TabPanel>
      <TabPanel value="update-event-info" keepMounted={hasForm}>
        <Suspense fallback={<FormFallback />}>{updateForm}</Suspense>
      </TabPanel>
    </Tabs>
  );
}
