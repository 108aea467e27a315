export { DiscoverEvents, type City } from './DiscoverEvents/DiscoverEvents.tsx';
export { EventPage, type EventPageProps } from './EventPage/EventPage.tsx';
export type { Reserve } from './EventReservationPanel/use-reservation.ts';
export {
  EventStructuredData,
  type EventStructuredDataProps,
} from './EventStructuredData/EventStructuredData.tsx';
export { DeviceGate } from './DeviceGate/DeviceGate.tsx';
