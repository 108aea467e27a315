import type { Event, SeriesEvent as SeriesEventReply, Tag, TicketPool } from '@perigee/api/zod';
import { ticketSideOf, type TicketPools } from '@perigee/domain/tickets';
import type { images } from '../db/schema/images.ts';
import { toPublicUser } from '../profile/public.ts';
import { maySee, type UserViewer } from '../profile/visible.ts';
import { pictureUrl } from '../profile/user.ts';
import { knowsEvent, runsEvent, type EventViewer } from './event-access.ts';
import { lengthsOf } from './lengths.ts';
import type { LoadedEvent, SeriesEvent } from './load-events.ts';
import { carriedTags, LOCATIONS, type TagType } from './lookups.ts';

/** The viewer of an event. */
type Viewer = UserViewer & EventViewer & { gender: string | null };

/** The number of tickets of an event, by pool. */
export const poolsOf = (event: Pick<LoadedEvent, 'leftTickets' | 'rightTickets'>): TicketPools => ({
  left: event.leftTickets,
  right: event.rightTickets,
});

/** The number of tickets left, by pool. */
export const leftOf = (pools: TicketPools, sold: TicketPools): TicketPools => ({
  left: Math.max(0, pools.left - sold.left),
  right: Math.max(0, pools.right - sold.right),
});

/** Whether no ticket is left for the viewer; for a visitor, whether no ticket is left at all. */
function isSoldOut(event: SeriesEvent, viewer: Viewer | undefined): boolean {
  const pools = poolsOf(event);
  const left = leftOf(pools, event.sold);
  if (viewer === undefined) return left.left + left.right === 0;
  // The viewer can still take the ticket that is held for them while they pay.
  if (event.signup?.status === 'reserved') return false;
  return left[ticketSideOf({ type: event.type, pools }, left, viewer.gender)] === 0;
}

/** Whether the sign-up has its ticket. An application has none. */
function isSignedUp({ signup }: Pick<SeriesEvent, 'signup'>): boolean {
  return signup !== undefined && signup.status === 'going';
}

/** The city of an event. */
const cityOf = ({ locationId }: Pick<SeriesEvent, 'locationId'>): string | null =>
  LOCATIONS.find(({ id }) => id === locationId)?.name ?? null;

/**
 * Whether an event of a series shows another one to a viewer. A private event is only found by its address,
 * so that a public event shows it only to the users who run it or have signed up to it. Decision P-300.
 */
function isInSeriesOf(event: LoadedEvent, child: SeriesEvent, viewer: Viewer | undefined): boolean {
  if (!knowsEvent(viewer, { ...child, hostId: event.hostId })) return false;
  if (event.eventVisibility === 'Private' || child.eventVisibility === 'Public') return true;
  return child.signup !== undefined || (viewer !== undefined && runsEvent(viewer, event));
}

function toSeriesEvent(event: SeriesEvent, viewer: Viewer | undefined): SeriesEventReply {
  return {
    id: event.id,
    slug: event.slug,
    status: event.status,
    startTime: event.startTime.toISOString(),
    endTime: event.endTime.toISOString(),
    timezone: event.timezone,
    location: cityOf(event),
    address: event.address,
    ticketPrice: event.priceCents / 100,
    ...(viewer !== undefined && { userSignedUpAlready: isSignedUp(event) }),
    ticketsHaveSoldOut: isSoldOut(event, viewer),
  };
}

/** The genders that each pool is for, by the event's first orientation. */
function gendersOf(orientation: string): Record<'left' | 'right', [own: string, sought: string]> {
  switch (orientation) {
    case 'straight':
      return { left: ['M', 'F'], right: ['F', 'M'] };
    case 'gay':
      return { left: ['M', 'M'], right: ['M', 'M'] };
    case 'lesbian':
      return { left: ['F', 'F'], right: ['F', 'F'] };
    default:
      return { left: ['everyone', 'everyone'], right: ['everyone', 'everyone'] };
  }
}

function ticketsOf(event: LoadedEvent, orientation: string): TicketPool[] {
  const pools = poolsOf(event);
  const left = leftOf(pools, event.sold);
  const genders = gendersOf(orientation);
  return (['left', 'right'] as const)
    .filter((side) => pools[side] > 0)
    .map((side) => ({
      gender: genders[side][0],
      genderPreference: genders[side][1],
      sold: event.sold[side],
      available: left[side],
    }));
}

function tagsOf(event: LoadedEvent): Record<TagType, Tag[]> {
  const ofType = (type: TagType) =>
    carriedTags(event, type).map(({ id, name, description }) => ({ id, name, description }));
  return {
    sexual_orientation: ofType('sexual_orientation'),
    age_group: ofType('age_group'),
    category: ofType('category'),
  };
}

function mediaOf(image: typeof images.$inferSelect | null, publicUrl: string) {
  return image === null ? null : { id: image.id, url: pictureUrl(publicUrl, image.path) };
}

/**
 * The event as a viewer sees it. Guests and matches are only for the users who run it;
 * `toEventReply` adds them.
 *
 * @param viewer undefined for a visitor, whose reply does not contain whether they are signed up
 * Source: spec Event
 */
export function toEvent(event: LoadedEvent, viewer: Viewer | undefined, publicUrl: string): Event {
  const tags = tagsOf(event);
  const orientation = tags.sexual_orientation[0]?.name ?? 'open';
  const media = mediaOf(event.image, publicUrl);
  const verticalMedia = mediaOf(event.verticalImage, publicUrl);
  const { host, bachelorette } = event;
  return {
    id: event.id,
    slug: event.slug,
    title: event.title,
    description: event.description,
    image: media?.url ?? null,
    media,
    verticalImage: verticalMedia?.url ?? null,
    verticalMedia,
    location: cityOf(event),
    locationId: event.locationId,
    address: event.address,
    timezone: event.timezone,
    startTime: event.startTime.toISOString(),
    endTime: event.endTime.toISOString(),
    status: event.status,
    ticketPrice: event.priceCents / 100,
    format: lengthsOf(event),
    series: event.series
      .filter((child) => isInSeriesOf(event, child, viewer))
      .map((child) => toSeriesEvent(child, viewer)),
    host:
      host === null
        ? null
        : {
            id: host.id,
            name: host.name,
            logo: pictureUrl(publicUrl, host.logo),
            linkId: host.linkId,
          },
    tags,
    tickets: ticketsOf(event, orientation),
    bachelorette:
      bachelorette !== null && maySee(viewer, bachelorette)
        ? toPublicUser(bachelorette, publicUrl)
        : null,
    gallery: event.gallery.map(({ image }) => ({
      media: { id: image.id, url: pictureUrl(publicUrl, image.path) },
    })),
    sexualOrientation: orientation,
    eventFormat: event.eventFormat,
    eventVisibility: event.eventVisibility,
    type: event.type,
    recurrenceFrequency: event.recurrenceFrequency,
    recurrenceQuantity: event.recurrenceQuantity,
    minAge: event.minAge,
    maxAge: event.maxAge,
    scheduled: event.scheduled,
    ...(viewer !== undefined && { userSignedUpAlready: isSignedUp(event) }),
    ticketsHaveSoldOut: isSoldOut(event, viewer),
  };
}
