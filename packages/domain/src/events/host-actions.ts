import { isOver, type EventTimes } from './event-times.ts';

/** What those who run an event may do with it. */
export interface HostActions {
  /** Generate or delete the schedule. */
  changeSchedule: boolean;
  /** Refund or delete a sign-up. */
  cancelSignups: boolean;
  /** Turn an applicant down, who holds no ticket. */
  declineApplicants: boolean;
  /** Copy the invite link, and invite people. */
  invite: boolean;
}

/** Whether the event's invite link is there to be copied. Source: events §2. */
export function hasInviteLink(status: string): boolean {
  return status === 'created' || status === 'started' || status === 'updated';
}

/**
 * What is open to the host of an event, or to an admin. Source: events §2, §4; that applicants of a
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
  };
}
