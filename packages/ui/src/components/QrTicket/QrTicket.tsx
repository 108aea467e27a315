import { dateTimeText } from '@perigee/domain';
import { ticketMessages } from '@perigee/domain/tickets';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Cover } from '../Picture/Cover.tsx';
import { QrCode } from './QrCode.tsx';
import { fact, facts, picture, term, ticket, title as titleClass, value } from './QrTicket.css.ts';

export interface QrTicketProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The text that a scanner reads at the door. */
  code: string;
  /** The event of the ticket. */
  title: string;
  /** The name of the ticket holder. */
  holder: string;
  /** When the event starts. */
  startTime: Date;
  /** The time zone of the venue, such as 'America/New_York': the date is shown in it. */
  timeZone: string;
  /** The venue. Left out if it is not set yet. */
  place?: string | null;
  /** Address of the event's cover. Null for the default cover; left out for no picture. */
  imageUrl?: string | null;
}

const texts = ticketMessages.ticket;

/** A ticket that a member shows at the door. Source: events §2 (Attendee dashboard). */
export function QrTicket({
  code,
  title,
  holder,
  startTime,
  timeZone,
  place = null,
  imageUrl,
  className,
  ...rest
}: QrTicketProps) {
  const rows = [
    { name: texts.guest, text: holder },
    { name: texts.date, text: dateTimeText(startTime, timeZone) },
    { name: texts.place, text: place },
  ];
  return (
    <article {...rest} className={clsx(ticket, className)}>
      {imageUrl !== undefined && <Cover className={picture} src={imageUrl} alt="" />}
      <QrCode text={code} label={texts.code(title, holder)} />
      <h3 className={titleClass}>{title}</h3>
      <dl className={facts}>
        {rows.map(
          ({ name, text }) =>
            text !== null && (
              <div key={name} className={fact}>
                <dt className={term}>{name}</dt>
                <dd className={value}>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </article>
  );
}
