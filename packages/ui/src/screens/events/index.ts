export {
  DiscoverEvents,
  type City,
  type DiscoverEventsProps,
} from './DiscoverEvents/DiscoverEvents.tsx';
export { EventPage, type EventPageProps } from './EventPage/EventPage.tsx';
export type { Reserve, ReservationOutcome } from './EventReservationPanel/use-reservation.ts';
export {
  EventStructuredData,
  type EventStructuredDataProps,
} from './EventStructuredData/EventStructuredData.tsx';
export { DeviceGate, type DeviceGateProps } from './DeviceGate/DeviceGate.tsx';
