import { dateTimeText } from '@perigee/domain';
import { priceLabel } from '@perigee/domain/events';
import type { SandboxContext } from '../context.ts';
import { contactUser } from '../outbox/contact-user.ts';
import { notifyUser } from '../profile/notify-user.ts';
import type { EventRow } from './event-row.ts';

type MailedEvent = Pick<EventRow, 'id' | 'slug' | 'title' | 'startTime' | 'timezone'>;

/** The day and time of an event, in its own time zone. */
const when = ({ startTime, timezone }: MailedEvent) => dateTimeText(startTime, timezone);

const paidBack = ({ title }: MailedEvent, amountCents: number) =>
  `You got ${priceLabel(amountCents / 100)} back, all that you paid for ${title}.`;

const MAILS = {
  ticket: (event: MailedEvent) => ({
    text: `Your ticket to ${event.title} is reserved: ${when(event)}.`,
    path: '/tickets',
  }),
  cancelled: (event: MailedEvent) => ({
    text: `You are no longer on the guest list of ${event.title}.`,
    path: '/tickets',
  }),
  eventCancelled: (event: MailedEvent) => ({
    text: `${event.title} is cancelled: ${when(event)}.`,
    path: '/tickets',
  }),
  /** For a guest who paid, and holds a ticket all the same. */
  refunded: (event: MailedEvent, amountCents = 0) => ({
    text: paidBack(event, amountCents),
    path: `/events/${event.slug}`,
  }),
  refundedTicket: (event: MailedEvent, amountCents = 0) => ({
    text: `${paidBack(event, amountCents)} You hold no ticket to it.`,
    path: `/events/${event.slug}`,
  }),
  refundedEvent: (event: MailedEvent, amountCents = 0) => ({
    text: `${paidBack(event, amountCents)} The event is cancelled.`,
    path: `/events/${event.slug}`,
  }),
  invited: (event: MailedEvent) => ({
    text: `You are invited to ${event.title}: ${when(event)}.`,
    path: `/events/${event.slug}`,
  }),
};

/** The kinds of messages to a guest. */
export type GuestMail = keyof typeof MAILS;

/**
 * A message about an event.
 *
 * @param amountCents the refunded amount
 */
export function guestMail(
  { settings }: Pick<SandboxContext, 'settings'>,
  mail: GuestMail,
  event: MailedEvent,
  amountCents?: number,
): { text: string; link: string } {
  const { text, path } = MAILS[mail](event, amountCents);
  return { text, link: settings.webUrl + path };
}

/**
 * Notifies a user of their sign-up's result: by mail, or by text if the user gave no email, and on
 * their open pages. Call it after the transaction.
 *
 * @param amountCents the refunded amount
 */
export async function notifyGuest(
  context: SandboxContext,
  userId: number,
  mail: GuestMail,
  event: MailedEvent,
  amountCents?: number,
): Promise<void> {
  await contactUser(context, userId, guestMail(context, mail, event, amountCents));
  await notifyUser(context, userId);
}
