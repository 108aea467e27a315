import type { EventFormBody } from '@perigee/domain/events';

const LABELS: Partial<Record<keyof EventFormBody, string>> = {
  title: 'Event Name',
  description: 'Event Description',
  imageData: 'Event Image',
  verticalImageData: 'Vertical Image',
  slug: 'Slug',
  eventFormat: 'Round length',
  tags: 'Sexual orientation or category',
  minAge: 'Min age',
  maxAge: 'Max age',
  scheduled: 'Scheduled',
  eventVisibility: 'Visibility',
  startTime: 'Date and time',
  location: 'Location',
  ticketPrice: 'Price in USD',
  leftTickets: 'Minimum male tickets',
  rightTickets: 'Minimum female tickets',
  bacheloretteUserId: 'Bachelorette user ID',
};

/** The fields by the labels of the form, separated by commas. */
export const fieldLabels = (fields: readonly (keyof EventFormBody)[]): string =>
  fields.flatMap((field) => LABELS[field] ?? []).join(', ');
