import type { Event } from '@perigee/api';
import { eventAudienceLine, eventTimeLine, placeLine } from '@perigee/domain/events';
import { Clock, MapPin, UsersRound } from 'lucide-react';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';

/** Place, time and audience: the facts for a decision, on one line if they fit. */
export function EventFacts({ event }: { event: Event }) {
  const { address, location, startTime, timezone } = event;
  return (
    <DescriptionList layout="line">
      <Description term="Where" icon={MapPin}>
        {placeLine(address, location)}
      </Description>
      <Description term="When" icon={Clock}>
        {eventTimeLine(new Date(startTime), timezone)}
      </Description>
      <Description term="For" icon={UsersRound}>
        {eventAudienceLine(event)}
      </Description>
    </DescriptionList>
  );
}
