import { dateTimeText, limits } from '@perigee/domain';
import { eventMessages, priceLabel, trimmed } from '@perigee/domain/events';
import { ticketMessages } from '@perigee/domain/tickets';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { Cover } from '../Picture/Cover.tsx';
import {
  bannerCard,
  container,
  dateLine,
  description as descriptionClass,
  facts,
  frame,
  link,
  picture,
  scrim,
  smallCard,
  title as titleClass,
  words,
} from './EventCard.css.ts';
import { HostMark, type CardHost } from './HostMark.tsx';
import { WaitlistTag } from './WaitlistTag.tsx';

export interface EventCardProps extends Omit<LinkProps, 'title' | 'children'> {
  /** The `waitlist` card has a tag: join the waitlist, or coming soon. */
  variant?: 'banner' | 'small' | 'waitlist';
  /** Trimmed at 40 characters. */
  title: string;
  /** Trimmed at 150 characters. The `small` card has none. */
  description?: string | null;
  /** Address of the cover, 1040 x 450. The default cover if it is missing or broken. */
  imageUrl: string | null;
  /** The start of the event. Null if it is not set yet. */
  startTime: Date | null;
  /** The time zone of the venue, such as 'America/New_York': the date is shown in it. */
  timeZone: string;
  /** Such as 'New York'. */
  location?: string | null;
  /** US dollars. */
  price?: number | null;
  /** No ticket is left: this text replaces the price. */
  soldOut?: boolean;
  /** The host of the event; `hidden` for visitors, who see a lock in place of the logo; null without one. */
  host: CardHost | 'hidden' | null;
  /** The text of the tag of the `waitlist` card. */
  waitlistTag?: 'join' | 'soon';
  /** The heading level of the title in the page. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * An event as a link to its page. The link, which takes ref and props, is the title and covers the whole
 * card; the class is the card's. Source: events §2 (Event cards).
 */
export function EventCard({
  variant = 'small',
  title,
  description = null,
  imageUrl,
  startTime,
  timeZone,
  location = null,
  price = null,
  soldOut = false,
  host,
  waitlistTag = 'join',
  headingLevel = 3,
  className,
  ...rest
}: EventCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const isBanner = variant === 'banner';
  const { cardTitleLength, cardDescriptionLength } = limits.event;
  const describedBy = [
    startTime !== null && `${id}-date`,
    `${id}-facts`,
    host !== null && `${id}-host`,
    variant === 'waitlist' && `${id}-tag`,
  ].filter(Boolean);
  const cost = price === 0 ? eventMessages.free : priceLabel(price ?? 0);
  const costOrNone = price === null ? null : cost;
  const details = [location, soldOut ? ticketMessages.soldOut : costOrNone].filter(Boolean);
  return (
    <div className={container}>
      <article
        className={clsx(isBanner ? bannerCard : smallCard, className)}
        {...(isBanner && { 'data-theme': 'night' })}
      >
        <div className={frame}>
          <Cover className={picture} src={imageUrl} alt="" />
          {isBanner && <span className={scrim} />}
          {host !== null && <HostMark id={`${id}-host`} host={host} />}
          {variant === 'waitlist' && <WaitlistTag id={`${id}-tag`} tag={waitlistTag} />}
        </div>
        <div className={words}>
          {startTime !== null && (
            <p id={`${id}-date`} className={dateLine}>
              {dateTimeText(startTime, timeZone)}
            </p>
          )}
          <Heading className={titleClass}>
            <Link {...rest} className={link} aria-describedby={describedBy.join(' ')}>
              {trimmed(title, cardTitleLength)}
            </Link>
          </Heading>
          {variant !== 'small' && description !== null && (
            <p className={descriptionClass}>{trimmed(description, cardDescriptionLength)}</p>
          )}
          <p id={`${id}-facts`} className={facts}>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
        </div>
      </article>
    </div>
  );
}
