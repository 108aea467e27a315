import type { Event } from '@perigee/api';
import { eventAudienceLine, eventTimeLine, placeLine } from '@perigee/domain/events';
import { Clock, MapPin, UsersRound, type LucideIcon } from 'lucide-react';
import { iconSize, iconStroke } from '../../../theme/scale.ts';
import { fact, factIcon, facts, term, value } from './EventFacts.css.ts';

interface EventFactsProps {
  event: Event;
  /** The start of the chosen event, if the event has a series. */
  startsAt: Date;
}

/** Place, time and audience: the facts for a decision, on one line if they fit. */
export function EventFacts({ event, startsAt }: EventFactsProps) {
  const { address, location, timezone } = event;
  const rows: { name: string; text: string; icon: LucideIcon }[] = [
    { name: 'Where', text: placeLine(address, location), icon: MapPin },
    { name: 'When', text: eventTimeLine(startsAt, timezone), icon: Clock },
    { name: 'For', text: eventAudienceLine(event), icon: UsersRound },
  ];
  return (
    <dl className={facts}>
      {rows.map(
        ({ name, text, icon: Icon }) =>
          text !== '' && (
            <div key={name} className={fact}>
              <dt className={term}>
                <Icon
                  className={factIcon}
                  size={iconSize.md}
                  strokeWidth={iconStroke}
                  aria-hidden="true"
                />
                {name}
              </dt>
              <dd className={value} dir="auto">
                {text}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
