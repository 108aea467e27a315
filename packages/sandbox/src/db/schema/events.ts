import {
  EVENT_FORMATS,
  EVENT_STATUSES,
  EVENT_TYPES,
  EVENT_VISIBILITIES,
  RECURRENCE_FREQUENCIES,
} from '@perigee/domain/events';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { hosts } from './hosts.ts';
import { images } from './images.ts';
import { users, userIdColumn } from './users.ts';

export const eventStatus = pgEnum('event_status', EVENT_STATUSES);
export const eventFormat = pgEnum('event_format', EVENT_FORMATS);
export const eventType = pgEnum('event_type', EVENT_TYPES);
export const eventVisibility = pgEnum('event_visibility', EVENT_VISIBILITIES);
export const recurrenceFrequency = pgEnum('recurrence_frequency', RECURRENCE_FREQUENCIES);

export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    /** Null for an event of the house, which has no host. */
    hostId: integer('host_id').references(() => hosts.id, { onDelete: 'cascade' }),
    /** The first event of the series that this one belongs to; its own id on the first. */
    seriesId: integer('series_id').references((): AnyPgColumn => events.id, {
      onDelete: 'set null',
    }),
    title: text().notNull(),
    description: text().notNull(),
    status: eventStatus().notNull(),
    /** Whether an admin declined it in its review. It is archived then, and was never public. */
    declined: boolean().notNull().default(false),
    eventFormat: eventFormat('event_format').notNull(),
    type: eventType().notNull(),
    eventVisibility: eventVisibility('event_visibility').notNull(),
    recurrenceFrequency: recurrenceFrequency('recurrence_frequency'),
    recurrenceQuantity: integer('recurrence_quantity'),
    /** The id of one of the lookups' locations. */
    locationId: integer('location_id').notNull(),
    address: text().notNull(),
    timezone: text().notNull(),
    startTime: timestamp('start_time', { withTimezone: true }).notNull(),
    /** Calculated from the start and the four lengths, and stored for the index. */
    endTime: timestamp('end_time', { withTimezone: true }).notNull(),
    lobbyMinutes: integer('lobby_minutes').notNull(),
    rounds: integer().notNull(),
    roundMinutes: integer('round_minutes').notNull(),
    matchMinutes: integer('match_minutes').notNull(),
    scheduled: boolean().notNull(),
    priceCents: integer('price_cents').notNull(),
    leftTickets: integer('left_tickets').notNull(),
    rightTickets: integer('right_tickets').notNull(),
    minAge: integer('min_age').notNull(),
    maxAge: integer('max_age').notNull(),
    bacheloretteUserId: integer('bachelorette_user_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    imageId: integer('image_id').references(() => images.id, { onDelete: 'set null' }),
    verticalImageId: integer('vertical_image_id').references(() => images.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('events_start_time').on(table.startTime),
    index('events_end_time').on(table.endTime),
    index('events_host_id').on(table.hostId),
    index('events_series_id').on(table.seriesId),
    index('events_bachelorette_user_id').on(table.bacheloretteUserId),
  ],
);

/** The column of a row that belongs to an event and is deleted with the event. */
export const eventIdColumn = () =>
  integer('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' });

/** The tags of an event, from the lookups. */
export const eventTags = pgTable(
  'event_tags',
  {
    eventId: eventIdColumn(),
    tagId: integer('tag_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.tagId] })],
);

export const eventGallery = pgTable(
  'event_gallery',
  {
    eventId: eventIdColumn(),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.imageId] })],
);

/** The pair at each table of each round. Without rows there is no schedule. */
export const eventRounds = pgTable(
  'event_rounds',
  {
    eventId: eventIdColumn(),
    /** From 1. */
    round: integer().notNull(),
    /** The table of the pair. From 1. */
    table: integer('table_no').notNull(),
    firstUserId: userIdColumn('first_user_id'),
    secondUserId: userIdColumn('second_user_id'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.round, table.table] })],
);

/** The users who have seen an event. */
export const eventViews = pgTable(
  'event_views',
  {
    eventId: eventIdColumn(),
    userId: userIdColumn(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] })],
);
