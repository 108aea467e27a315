import { isOver, type EventTimes } from './event-times.ts';

/** The actions of the host or an admin on an event. */
export interface HostActions {
  /** Generate or delete the schedule. */
  changeSchedule: boolean;
  /** Refund or delete a sign-up. */
  cancelSignups: boolean;
  /** Decline an applicant, who holds no ticket. */
  declineApplicants: boolean;
  /** Copy the invite link, and invite people. */
  invite: boolean;
  /** Give a user a free ticket. */
  giveTickets: boolean;
}

/** Whether the event's invite link can be copied. Source: events §2. */
export function hasInviteLink(status: string): boolean {
  return status === 'created' || status === 'started' || status === 'updated';
}

/**
 * The actions that the host of an event, or an admin, may take. Source: events §2, §4; that applicants of a
 * bachelorette event can be declined is assumed.
 */
export function hostActions(
  event: EventTimes & { isBachelorette: boolean },
  now: Date,
): HostActions {
  const over = isOver(event, now);
  return {
    changeSchedule: event.status === 'created',
    cancelSignups: !over && !event.isBachelorette,
    declineApplicants: !over,
    invite: hasInviteLink(event.status) && !over,
    giveTickets: event.status !== 'pending' && !over,
  };
}
