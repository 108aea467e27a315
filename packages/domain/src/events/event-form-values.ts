import { limits } from '../limits.ts';
import { earliestStart, type Organiser } from './earliest-start.ts';
import type { EventFormat, EventVisibility, RecurrenceFrequency } from './event-options.ts';
import { orientationDefaults, ticketPoolsOf } from './orientation.ts';
import { momentOf, wallTime } from './zoned-time.ts';

/** The options of the form. Source: events §3 (Event lookups). */
export interface EventFormLookups {
  formats: readonly { name: EventFormat; longName: string }[];
  categories: readonly LookupItem[];
  subCategoriesByCategory: Readonly<Record<string, readonly LookupItem[]>>;
  ageGroups: readonly LookupItem[];
  locations: readonly (LookupItem & { timezone: string })[];
  sexualOrientation: readonly LookupItem[];
}

interface LookupItem {
  id: number;
  name: string;
}

/** A picture that is stored, with its address for the preview. */
interface StoredPicture {
  id: number;
  url: string | null;
}

/** The state of the event form: one value for each control. Source: events §2, §3. */
export interface EventFormValues {
  title: string;
  imageData: StoredPicture | null;
  verticalImageData: StoredPicture | null;
  description: string;
  slug: string;
  eventFormat: EventFormat;
  /** Ids; the first determines the tickets. Hosts choose one. */
  orientations: number[];
  minAge: number | null;
  maxAge: number | null;
  scheduled: boolean;
  eventVisibility: EventVisibility;
  /** Ids of sub-categories. The form shows and changes the first. */
  categories: number[];
  /** Ids. Preselected, without a control. */
  ageGroups: number[];
  /** yyyy-MM-dd, in the zone of the location. */
  day: string;
  /** HH:mm, in the zone of the location. */
  time: string;
  /** Id. */
  location: number;
  recurrenceFrequency: RecurrenceFrequency | 'once';
  /** US dollars. */
  ticketPrice: number | null;
  leftTickets: number | null;
  rightTickets: number | null;
  bacheloretteUserId: number | null;
}

/** The fields of a stored event that the form edits. */
export interface EditableEvent {
  title: string;
  description: string;
  slug: string;
  media?: StoredPicture | null;
  verticalMedia?: StoredPicture | null;
  eventFormat?: EventFormat;
  eventVisibility?: EventVisibility;
  tags: {
    sexual_orientation?: readonly { id: number }[];
    age_group?: readonly { id: number }[];
    category?: readonly { id: number }[];
  };
  minAge?: number;
  maxAge?: number;
  scheduled?: boolean;
  locationId?: number;
  timezone: string;
  startTime: string;
  recurrenceFrequency?: RecurrenceFrequency | null;
  ticketPrice: number;
  tickets: readonly { gender: string; sold: number; available: number }[];
  bachelorette?: { id: number } | null;
}

const idsOf = (items: readonly { id: number }[] | undefined) => (items ?? []).map(({ id }) => id);
const firstId = (items: readonly { id: number }[] | undefined) => idsOf(items).slice(0, 1);

/** The day and the time of a moment, on the clocks of a zone. */
function dayAndTime(moment: Date, timezone: string): Pick<EventFormValues, 'day' | 'time'> {
  const wall = wallTime(moment, timezone).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** The time zone of the location that the form names. */
export function timezoneOf(location: number, { locations }: EventFormLookups): string {
  const found = locations.find(({ id }) => id === location) ?? locations[0];
  return found?.timezone ?? 'UTC';
}

/** The names of the chosen orientations, the first of which determines the tickets. */
export function orientationNames(ids: readonly number[], lookups: EventFormLookups): string[] {
  return ids.map((id) => lookups.sexualOrientation.find((item) => item.id === id)?.name ?? '');
}

/** The tickets that choosing an orientation sets. Source: events §4. */
export function orientationTickets(
  orientation: string,
): Pick<EventFormValues, 'leftTickets' | 'rightTickets'> {
  const { left, right } = ticketPoolsOf(orientationDefaults(orientation).ticketQuantity);
  return { leftTickets: left, rightTickets: right };
}

/**
 * The form of a new event: the first format, age group, orientation, sub-category and location, and the
 * defaults of the other fields. Source: events §3, §4, §6.
 */
export function newEventValues(
  lookups: EventFormLookups,
  user: Organiser,
  now: Date,
): EventFormValues {
  const location = lookups.locations[0]?.id ?? 0;
  const timezone = timezoneOf(location, lookups);
  const start = dayAndTime(earliestStart(user, now, timezone), timezone);
  const orientations = firstId(lookups.sexualOrientation);
  const { ageDefault, priceDefault, startTimeDefault } = limits.event;
  return {
    title: '',
    imageData: null,
    verticalImageData: null,
    description: '',
    slug: '',
    eventFormat: lookups.formats[0]?.name ?? 'match',
    orientations,
    minAge: ageDefault.min,
    maxAge: ageDefault.max,
    scheduled: true,
    eventVisibility: 'Private',
    categories: firstId(lookups.subCategoriesByCategory[String(lookups.categories[0]?.id)]),
    ageGroups: firstId(lookups.ageGroups),
    day: start.day,
    time: start.time === '00:00' ? startTimeDefault : start.time,
    location,
    recurrenceFrequency: 'once',
    ticketPrice: priceDefault,
    ...orientationTickets(orientationNames(orientations, lookups)[0] ?? ''),
    bacheloretteUserId: null,
  };
}

/** The form of a stored event. Its tickets are those that are left and those that are sold. */
export function storedEventValues(
  event: EditableEvent,
  lookups: EventFormLookups,
): EventFormValues {
  const ticketsOf = (isLeft: boolean) =>
    event.tickets
      .filter(({ gender }) => (gender !== 'F') === isLeft)
      .reduce((sum, { sold, available }) => sum + sold + available, 0);
  return {
    title: event.title,
    imageData: event.media ?? null,
    verticalImageData: event.verticalMedia ?? null,
    description: event.description,
    slug: event.slug,
    eventFormat: event.eventFormat ?? 'match',
    orientations: idsOf(event.tags.sexual_orientation),
    minAge: event.minAge ?? limits.event.ageDefault.min,
    maxAge: event.maxAge ?? limits.event.ageDefault.max,
    scheduled: event.scheduled ?? true,
    eventVisibility: event.eventVisibility ?? 'Private',
    categories: idsOf(event.tags.category),
    ageGroups: idsOf(event.tags.age_group),
    ...dayAndTime(new Date(event.startTime), event.timezone),
    location: event.locationId ?? lookups.locations[0]?.id ?? 0,
    recurrenceFrequency: event.recurrenceFrequency ?? 'once',
    ticketPrice: event.ticketPrice,
    leftTickets: ticketsOf(true),
    rightTickets: ticketsOf(false),
    bacheloretteUserId: event.bachelorette?.id ?? null,
  };
}

/**
 * The start that the form names. A time that the clocks skip that night is the time after the change.
 * Invalid while the day or the time is missing.
 */
export function startOf(
  { day, time }: Pick<EventFormValues, 'day' | 'time'>,
  timezone: string,
): Date {
  const wall = new Date(`${day}T${time}:00Z`);
  return Number.isNaN(wall.getTime()) ? wall : momentOf(wall, timezone);
}

/** A number of the form: its minimum if it is empty or lower, its maximum if it is higher. Source: events §5. */
export function withinLimits(value: number | null, min: number, max: number): number {
  return Math.min(Math.max(value ?? min, min), max);
}
