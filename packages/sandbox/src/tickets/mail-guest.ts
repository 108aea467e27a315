import { priceLabel } from '@perigee/domain/events';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { users } from '../db/schema/people.ts';
import { tellPerson } from '../waitlist/complete-activity.ts';
import type { EventRow } from './event-row.ts';

type MailedEvent = Pick<EventRow, 'id' | 'slug' | 'title' | 'startTime' | 'timezone'>;

/** The day and time of an event, in its own time zone. */
function when({ startTime, timezone }: MailedEvent): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  });
  // Some platforms put a narrow space before AM and PM, others a plain one.
  return format.format(startTime).replaceAll(/\s/g, ' ');
}

const MAILS = {
  ticket: (event: MailedEvent) => ({
    text: `Your ticket to ${event.title} is reserved: ${when(event)}.`,
    path: '/tickets',
  }),
  cancelled: (event: MailedEvent) => ({
    text: `You are no longer on the guest list of ${event.title}.`,
    path: '/tickets',
  }),
  refunded: (event: MailedEvent, amountCents = 0) => ({
    text: `You got ${priceLabel(amountCents / 100)} back, all that you paid for ${event.title}. You hold no ticket to it.`,
    path: `/events/${event.slug}`,
  }),
  invited: (event: MailedEvent) => ({
    text: `You are invited to ${event.title}: ${when(event)}.`,
    path: `/events/${event.slug}`,
  }),
};

/** The kinds of messages to a guest. */
export type GuestMail = keyof typeof MAILS;

/** Mails a message about an event to an address. */
export async function mailOn(
  { outbox, settings }: Pick<SandboxContext, 'outbox' | 'settings'>,
  to: string,
  mail: GuestMail,
  event: MailedEvent,
  amountCents?: number,
): Promise<void> {
  const { text, path } = MAILS[mail](event, amountCents);
  await outbox.send({ to, text, code: null, link: settings.webUrl + path });
}

/**
 * Notifies a user of their sign-up's result: by mail, or by text if the user gave no email, and on
 * their open pages. Call it after the transaction.
 *
 * @param amountCents the refunded amount
 */
export async function tellGuest(
  context: SandboxContext,
  userId: number,
  mail: GuestMail,
  event: MailedEvent,
  amountCents?: number,
): Promise<void> {
  const [guest] = await context.db
    .select({ email: users.email, phone: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  if (guest === undefined) return;
  await mailOn(context, guest.email ?? guest.phone, mail, event, amountCents);
  await tellPerson(context, userId);
}
