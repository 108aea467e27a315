import {
  EVENT_FORMATS,
  EVENT_ORIENTATIONS,
  type EventFormat,
  type EventLengths,
  type EventOrientation,
} from '@perigee/domain/events';

/**
 * The places of events. The form has no address field, so each city has one address. Source: events
 * §3.
 */
export const LOCATIONS = [
  {
    id: 1,
    name: 'New York',
    timezone: 'America/New_York',
    address: '218 Wythe Ave, Brooklyn',
  },
  {
    id: 2,
    name: 'Los Angeles',
    timezone: 'America/Los_Angeles',
    address: '705 Traction Ave, Los Angeles',
  },
  { id: 3, name: 'Toronto', timezone: 'America/Toronto', address: '88 Carlaw Ave, Toronto' },
  {
    id: 4,
    name: 'Montreal',
    timezone: 'America/Toronto',
    address: '5240 boul. Saint-Laurent, Montreal',
  },
] as const;

/** The division of an evening of each format. The documents name the formats without their lengths. */
export const FORMAT_LENGTHS: Record<EventFormat, EventLengths> = {
  match: { lobbyLength: 15, rounds: 8, roundLength: 6, matchLength: 2 },
  speed: { lobbyLength: 15, rounds: 12, roundLength: 4, matchLength: 1 },
};

/** The options of the form for the formats. */
export const FORMATS = EVENT_FORMATS.map((name) => {
  const { rounds, roundLength } = FORMAT_LENGTHS[name];
  return { name, longName: `${rounds} rounds of ${roundLength} minutes` };
});

/** The kinds of event tags, which are those of the form's `tags`. Source: events §3. */
export const TAG_TYPES = ['sexual_orientation', 'age_group', 'category'] as const;
export type TagType = (typeof TAG_TYPES)[number];

export interface Tag {
  id: number;
  type: TagType;
  name: string;
  description: string;
}

const ORIENTATION_TEXTS: Record<(typeof EVENT_ORIENTATIONS)[number], string> = {
  straight: 'Women and men who look for each other',
  lesbian: 'Women who look for women',
  gay: 'Men who look for men',
  open: 'Everyone, whoever they’re looking for',
  lgbtq_plus: 'Everybody under the rainbow',
};

const AGE_GROUPS = [
  ['20s', 'People in their twenties'],
  ['30s', 'People in their thirties'],
  ['40s', 'People in their forties'],
  ['50+', 'People of fifty and more'],
] as const;

/** Categories, each with its sub-categories, which are the tags of events. */
export const CATEGORIES = [
  {
    id: 1,
    name: 'Food & Drink',
    items: [
      { id: 201, name: 'Wine & Cocktails', description: 'An evening around a good glass' },
      { id: 202, name: 'Supper', description: 'One table, several courses' },
    ],
  },
  {
    id: 2,
    name: 'Arts & Music',
    items: [
      { id: 203, name: 'Gallery', description: 'Pictures, and people to look at them with' },
      { id: 204, name: 'Music', description: 'Records, bands and dancing' },
      { id: 205, name: 'Comedy', description: 'Laughing first, talking later' },
    ],
  },
  {
    id: 3,
    name: 'Active',
    items: [
      { id: 206, name: 'Outdoors', description: 'Fresh air and good company' },
      { id: 207, name: 'Workshops', description: 'Making something with your hands' },
    ],
  },
  {
    id: 4,
    name: 'Speed Dating',
    items: [{ id: 208, name: 'Rounds', description: 'Short conversations, one after another' }],
  },
] as const;

/** All tags of events. */
export const TAGS: readonly Tag[] = [
  ...EVENT_ORIENTATIONS.map((name, index) => ({
    id: index + 1,
    type: 'sexual_orientation' as const,
    name,
    description: ORIENTATION_TEXTS[name],
  })),
  ...AGE_GROUPS.map(([name, description], index) => ({
    id: 101 + index,
    type: 'age_group' as const,
    name,
    description,
  })),
  ...CATEGORIES.flatMap(({ items }) =>
    items.map((item) => ({ ...item, type: 'category' as const })),
  ),
];

/** The tags of one kind that an event has. */
export function carriedTags(
  { tags }: { tags: readonly { tagId: number }[] },
  type: TagType,
): Tag[] {
  const ids = new Set(tags.map(({ tagId }) => tagId));
  return TAGS.filter((tag) => tag.type === type && ids.has(tag.id));
}

/**
 * The audience of an event with these tags: the first orientation among them, or else 'open' for
 * all users.
 */
export function orientationOf(tagIds: readonly number[]): EventOrientation {
  const names = new Set(TAGS.filter(({ id }) => tagIds.includes(id)).map(({ name }) => name));
  return EVENT_ORIENTATIONS.find((orientation) => names.has(orientation)) ?? 'open';
}
