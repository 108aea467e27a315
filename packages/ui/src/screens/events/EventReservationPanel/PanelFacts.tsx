import type { Event } from '@perigee/api';
import { dateText, timeText } from '@perigee/domain';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { besideOnly } from './EventReservationPanel.css.ts';

interface PanelFactsProps {
  /** The event to which the button applies. */
  event: Pick<Event, 'startTime' | 'timezone'>;
  /** Whether tickets are on sale; otherwise the headline already shows the date. */
  isOnSale: boolean;
  /** Null for another event of the series, whose places this event does not contain. */
  places: number | null;
}

/** The date, and the number of places. */
export function PanelFacts({ event, isOnSale, places }: PanelFactsProps) {
  const startsAt = new Date(event.startTime);
  return (
    <Stack className={besideOnly} spaceBefore={4} spaceAfter={4}>
      <DescriptionList>
        <Description term="Date">{isOnSale && dateText(startsAt, event.timezone)}</Description>
        <Description term="Doors">{timeText(startsAt, event.timezone)}</Description>
        <Description term="Places left">{isOnSale && places}</Description>
      </DescriptionList>
    </Stack>
  );
}
