import type { Event, EventMatch } from '@perigee/api';
import { hostActions, isOver } from '@perigee/domain/events';
import { managerMessages, placesLeftLine } from '@perigee/domain/host-portal';
import { viewerTime } from '@perigee/domain/hosts';
import { useMemo } from 'react';
import type { Loadable } from '../../../loadable.ts';
import { ApplicantsPanel, type ApplicantsPanelProps } from '../ApplicantsPanel/ApplicantsPanel.tsx';
import { EventGallery } from '../EventGallery/EventGallery.tsx';
import { GuestListPanel, type GuestListPanelProps } from '../GuestListPanel/GuestListPanel.tsx';
import { InviteUsersPanel } from '../InviteUsersPanel/InviteUsersPanel.tsx';
import { PayoutsPanel, type PayoutsPanelProps } from '../PayoutsPanel/PayoutsPanel.tsx';
import { SchedulePanel } from '../SchedulePanel/SchedulePanel.tsx';
import { useScheduleActions } from '../SchedulePanel/use-schedule-actions.tsx';
import { useFocusAfterLast } from '../use-focus-after-last.ts';
import { EventLinks } from './EventLinks.tsx';
import { main, side } from './EventManagerPage.css.ts';
import { MatchesPanel } from './MatchesPanel.tsx';
import { StatusNotice } from './StatusNotice.tsx';
import { TicketSalesLayout } from './TicketSalesLayout.tsx';
import { TicketStats } from './TicketStats.tsx';

export interface TicketSalesProps
  extends
    Pick<ApplicantsPanelProps, 'onAccept' | 'onDecline' | 'asOneChange' | 'undoMs'>,
    Pick<GuestListPanelProps, 'onGiveTicket' | 'onCancelSignup' | 'onInviteAll' | 'write'> {
  event: Event;
  /** What guests of the event paid and did not get back. US dollars. */
  totalSales: number;
  matches: Loadable<readonly EventMatch[]>;
  /** Null for an admin, who may have no host record. */
  payouts: PayoutsPanelProps | null;
  isAdmin: boolean;
  /** The addresses of an event with this slug: its invite link, and its page. */
  linksOf: (slug: string) => { invite: string; page: string };
  now: Date;
  /** The time zone of the user's clocks, such as 'Europe/Lisbon'. */
  viewerTimeZone: string;
  onInviteUsers: (userIds: number[]) => Promise<number>;
  onAddPicture: (file: File) => Promise<void>;
  onGenerateSchedule: () => Promise<void>;
  onDeleteSchedule: () => Promise<void>;
  /** For an admin and an event in review. */
  onApprove: () => Promise<void>;
  onArchive: () => Promise<void>;
}

const NO_SIGNUPS: NonNullable<Event['Signups']> = [];

/** The tab with the sales, the guests and all actions of the host. Source: events §2, §4. */
export function TicketSales({
  event,
  totalSales,
  matches,
  payouts,
  isAdmin,
  linksOf,
  now,
  viewerTimeZone,
  undoMs,
  write,
  ...calls
}: TicketSalesProps) {
  const { Signups: signups = NO_SIGNUPS, schedule = null } = event;
  const applicants = useMemo(() => signups.filter(({ status }) => status === 'applied'), [signups]);
  const guests = useMemo(() => signups.filter(({ status }) => status !== 'applied'), [signups]);
  const times = { status: event.status, endTime: new Date(event.endTime) };
  const over = isOver(times, now);
  const can = hostActions({ ...times, isBachelorette: (event.bachelorette ?? null) !== null }, now);
  const isScheduleClosed = event.status === 'updated' && !over;
  const { eventZone: zone = null } =
    viewerTime(new Date(event.startTime), event.timezone, viewerTimeZone) ?? {};
  const links = linksOf(event.slug);
  const inviteUrl = can.invite ? links.invite : null;
  const guestList = useFocusAfterLast<HTMLDivElement>(applicants.length);
  // The notice of the review is gone once an admin has approved the event.
  const eventLinks = useFocusAfterLast<HTMLDivElement>(Number(event.status === 'pending'));
  const { dialog, hasChanged, ...scheduleActions } = useScheduleActions(calls);

  const schedulePanel = (
    <SchedulePanel
      event={event}
      zone={zone}
      schedule={schedule}
      actions={can.changeSchedule ? scheduleActions : undefined}
      isClosed={isScheduleClosed}
      takesFocus={hasChanged}
    />
  );

  const matchesPanel = (
    <div data-place="matches">
      <MatchesPanel matches={matches} timeZone={event.timezone} zone={zone} />
    </div>
  );

  return (
    <>
      <TicketStats
        event={event}
        totalSales={totalSales}
        applicants={applicants}
        guests={guests.length}
        matches={over && matches.status === 'ready' ? matches.data.length : null}
      />
      <TicketSalesLayout>
        <div className={main}>
          {applicants.length > 0 && (
            <div data-place="applicants">
              <ApplicantsPanel
                applicants={applicants}
                timeZone={event.timezone}
                zone={zone}
                placesLeft={placesLeftLine(event.tickets)}
                canDecide={can.declineApplicants}
                onAccept={calls.onAccept}
                onDecline={calls.onDecline}
                asOneChange={calls.asOneChange}
                undoMs={undoMs}
              />
            </div>
          )}
          {over && matchesPanel}
          <div ref={guestList} data-place="guests">
            <GuestListPanel
              event={event}
              zone={zone}
              guests={guests}
              can={can}
              isOver={over}
              inviteUrl={inviteUrl}
              onGiveTicket={calls.onGiveTicket}
              onCancelSignup={calls.onCancelSignup}
              onInviteAll={calls.onInviteAll}
              write={write}
            />
          </div>
          {schedule !== null && <div data-place="schedule">{schedulePanel}</div>}
          {!over && matchesPanel}
          <div data-place="gallery">
            <EventGallery
              title={event.title}
              pictures={event.gallery ?? []}
              onAdd={calls.onAddPicture}
            />
          </div>
        </div>
        <aside className={side}>
          {(over || event.status === 'pending') && (
            <div data-place="notice">
              <StatusNotice
                status={event.status}
                isOver={over}
                isAdmin={isAdmin}
                onApprove={calls.onApprove}
                onArchive={calls.onArchive}
              />
            </div>
          )}
          <div ref={eventLinks} data-place="links">
            <EventLinks
              inviteUrl={inviteUrl}
              noInvite={over ? managerMessages.links.closed : managerMessages.links.inReview}
              eventUrl={links.page}
              write={write}
            />
          </div>
          {can.invite && (
            <div data-place="invite">
              <InviteUsersPanel onInvite={calls.onInviteUsers} />
            </div>
          )}
          {payouts !== null && (
            <div data-place="payouts">
              <PayoutsPanel {...payouts} />
            </div>
          )}
          {schedule === null && (can.changeSchedule || isScheduleClosed) && (
            <div data-place="schedule">{schedulePanel}</div>
          )}
        </aside>
      </TicketSalesLayout>
      {dialog}
    </>
  );
}
