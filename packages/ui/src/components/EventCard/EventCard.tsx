import {
  eventDateLine,
  eventMessages,
  limits,
  priceLabel,
  ticketMessages,
  trimmed,
} from '@perigee/domain';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { DefaultCover } from '../Picture/DefaultCover.tsx';
import { Picture } from '../Picture/Picture.tsx';
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
  /** The `waitlist` card says with a tag what can be done: join, or wait. */
  variant?: 'banner' | 'small' | 'waitlist';
  /** Trimmed at 40 characters. */
  title: string;
  /** Trimmed at 150 characters. The `small` card has none. */
  description?: string | null;
  /** Address of the cover, 1040 x 450. The default one where there is none or it is broken. */
  imageUrl: string | null;
  /** When it starts. Null where nothing is settled yet. */
  startTime: Date | null;
  /** Of the place where it is held, such as 'America/New_York': the date is told by its clocks. */
  timeZone: string;
  /** Such as 'New York'. */
  location?: string | null;
  /** US dollars. */
  price?: number | null;
  /** No ticket is left: the price gives way to that. */
  soldOut?: boolean;
  /** Who holds it. Null for visitors, who see a lock in the place of the logo. */
  host: CardHost | null;
  /** What the tag of the `waitlist` card says. */
  waitlistTag?: 'join' | 'soon';
  /** The level of the title in the page. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * An event to open. Its link, which takes ref and props, is the title and reaches over the whole
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
    `${id}-host`,
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
          <Picture
            className={picture}
            src={imageUrl}
            alt=""
            {...limits.event.cover}
            fallback={<DefaultCover className={picture} />}
          />
          {isBanner && <span className={scrim} />}
          <HostMark id={`${id}-host`} host={host} />
          {variant === 'waitlist' && <WaitlistTag id={`${id}-tag`} tag={waitlistTag} />}
        </div>
        <div className={words}>
          {startTime !== null && (
            <p id={`${id}-date`} className={dateLine}>
              {eventDateLine(startTime, timeZone)}
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
