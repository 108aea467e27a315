import type { Event, EventSignup } from '@perigee/api';
import { priceLabel } from '@perigee/domain/events';
import {
  guestGenderLine,
  managerMessages,
  portalMessages,
  ticketCounts,
} from '@perigee/domain/host-portal';
import type { ReactNode } from 'react';
import { Meter } from '../../../components/Meter/Meter.tsx';
import { StatCard, StatGroup } from '../../../components/StatCard/StatCard.tsx';
import { figures, meter, noMeter } from './EventManagerPage.css.ts';

interface TicketStatsProps {
  event: Pick<Event, 'tickets' | 'ticketPrice'>;
  /** US dollars: the paid tickets of this event. */
  totalSales: number;
  applicants: readonly EventSignup[];
  guests: number;
  /** The number of matches, which replaces the applicants once the event is over. */
  matches: number | null;
}

const texts = managerMessages.stats;

/** Tickets sold and available by gender, and the earnings. Source: events §2, §3, decision E319. */
export function TicketStats({ event, totalSales, applicants, guests, matches }: TicketStatsProps) {
  const { tickets, ticketPrice } = event;
  return (
    <StatGroup className={figures}>
      {ticketCounts([{ tickets }]).map(({ gender, count: { sold, total } }) => (
        <StatCard
          key={gender}
          label={portalMessages.genders[gender]}
          value={sold}
          unit={texts.sold}
          detail={
            <>
              <Meter
                className={meter}
                label={portalMessages.genders[gender]}
                value={sold}
                max={total}
                text={`${sold} ${texts.sold}`}
                textHidden
                tone={gender === 'F' ? 'accent' : 'strong'}
              />
              {texts.available(total - sold)}
            </>
          }
        />
      ))}
      <StatCard
        label={texts.earnings}
        value={priceLabel(totalSales)}
        quiet={totalSales === 0}
        detail={
          <Detail>
            {ticketPrice === 0 ? texts.freeTickets : texts.price(priceLabel(ticketPrice))}
          </Detail>
        }
      />
      {matches === null ? (
        <StatCard
          label={texts.applicants}
          value={applicants.length}
          detail={<Detail>{guestGenderLine(applicants) || texts.noApplicants}</Detail>}
        />
      ) : (
        <StatCard
          label={texts.matches}
          value={matches}
          detail={<Detail>{texts.ofGuests(guests)}</Detail>}
        />
      )}
    </StatGroup>
  );
}

/** On one line with the details of the figures that have a meter. */
function Detail({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={noMeter} />
      {children}
    </>
  );
}
