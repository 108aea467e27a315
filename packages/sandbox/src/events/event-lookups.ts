import type { EventLookups } from '@perigee/api/zod';
import { CATEGORIES, FORMATS, LOCATIONS, TAGS, type TagType } from './lookups.ts';

const tagsOfType = (type: TagType) =>
  TAGS.filter((tag) => tag.type === type).map(({ id, name }) => ({ id, name }));

/** The options of the event form. Source: spec EventLookups. */
export const eventLookups: EventLookups = {
  formats: FORMATS,
  categories: CATEGORIES.map(({ id, name }) => ({ id, name })),
  subCategoriesByCategory: Object.fromEntries(
    CATEGORIES.map(({ id, items }) => [
      String(id),
      items.map((item) => ({ id: item.id, name: item.name })),
    ]),
  ),
  ageGroups: tagsOfType('age_group'),
  locations: LOCATIONS.map(({ id, name, timezone }) => ({ id, name, timezone })),
  sexualOrientation: tagsOfType('sexual_orientation'),
};
