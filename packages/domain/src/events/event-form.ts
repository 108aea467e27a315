import { limits } from '../limits.ts';
import { serverMessages } from '../server-messages.ts';
import { mayStartSoon, earliestStart, type Organiser } from './earliest-start.ts';
import type { EventVisibility, RecurrenceFrequency } from './event-options.ts';
import { eventMessages } from './messages.ts';
import { eventServerMessages } from './server-messages.ts';
import { ticketPoolsProblem } from './orientation.ts';
import { isSlug } from './slug.ts';
import { wallTime } from './zoned-time.ts';

/** What the rules read of the event form. */
export interface EventForm {
  title: string;
  description: string;
  /** Id of the cover. */
  imageData: number | null;
  /** Id of the vertical picture. */
  verticalImageData: number | null;
  startTime: Date;
  /** Null or empty where it is left to the server. */
  slug: string | null;
  minAge: number;
  maxAge: number;
  /** The first decides on the tickets. */
  orientations: readonly string[];
  leftTickets: number;
  rightTickets: number;
  /** US dollars. */
  ticketPrice: number;
  eventVisibility: EventVisibility;
  recurrenceFrequency: RecurrenceFrequency | null;
  bacheloretteUserId: number | null;
}

/** What only admins may choose, and what everybody else's form has instead. Source: events §3, §6. */
const ADMINS_CHOICES = {
  ticketPrice: limits.event.priceDefault,
  eventVisibility: 'Private',
  slug: null,
  recurrenceFrequency: null,
  bacheloretteUserId: null,
} as const satisfies Partial<EventForm>;

type Field = keyof EventForm;

interface Circumstances {
  user: Organiser;
  now: Date;
  timezone: string;
  /** What a field has where nobody changed it. */
  standing: Pick<EventForm, keyof typeof ADMINS_CHOICES>;
}

interface Rule {
  reads: readonly Field[];
  problem: (form: EventForm, circumstances: Circumstances) => string | null;
}

/** Texts and lists that are the same to whoever reads them are one value. */
function valueOf(form: EventForm, field: Field): unknown {
  const value = form[field];
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'object') return value?.toString() ?? null;
  return value === '' ? null : value;
}

const rule = (field: Field, problem: Rule['problem']): Rule => ({ reads: [field], problem });

const { form: texts } = eventMessages;
const server = eventServerMessages;

function startProblem(startTime: Date, { user, now, timezone }: Circumstances): string | null {
  if (mayStartSoon(user)) return startTime < now ? texts.startInPast : null;
  return startTime < earliestStart(user, now, timezone) ? texts.startTooSoon : null;
}

function isOnStep(startTime: Date, { timezone }: Circumstances): boolean {
  const wall = wallTime(startTime, timezone);
  const seconds = wall.getUTCSeconds() + wall.getUTCMilliseconds();
  return seconds === 0 && wall.getUTCMinutes() % limits.event.startStepMinutes === 0;
}

function slugProblem(slug: string | null): string | null {
  if (slug === null || slug === '') return null;
  if (!isSlug(slug)) return texts.slugForm;
  return /^\d+$/.test(slug) ? server.slugWithoutLetter : null;
}

/** In the order in which the notice shows them. Source: events §5, §6. */
const RULES: readonly Rule[] = [
  rule('title', ({ title }) => (title.trim() === '' ? texts.titleMissing : null)),
  rule('description', ({ description }) =>
    description.trim() === '' ? texts.descriptionMissing : null,
  ),
  rule('imageData', ({ imageData }, { user }) =>
    imageData === null && !user.admin ? texts.imageMissing : null,
  ),
  rule('verticalImageData', ({ verticalImageData }, { user }) =>
    verticalImageData === null && !user.admin ? texts.verticalImageMissing : null,
  ),
  rule('startTime', ({ startTime }, circumstances) => startProblem(startTime, circumstances)),
  rule('slug', ({ slug }) => slugProblem(slug)),
  {
    reads: ['minAge', 'maxAge'],
    problem: ({ minAge, maxAge }) => (minAge > maxAge ? texts.agesCrossed : null),
  },
  rule('title', ({ title }, { user }) => {
    const most = limits.event.titleLength;
    return title.length > most && !user.admin ? serverMessages.fieldTooLong('title', most) : null;
  }),
  rule('startTime', ({ startTime }, circumstances) =>
    circumstances.user.admin || isOnStep(startTime, circumstances) ? null : server.startOffStep,
  ),
  rule('orientations', ({ orientations }, { user }) =>
    orientations.length > 1 && !user.admin ? server.oneOrientation : null,
  ),
  {
    reads: ['orientations', 'leftTickets', 'rightTickets'],
    problem: ({ orientations, leftTickets: left, rightTickets: right }) =>
      ticketPoolsProblem(orientations[0] ?? '', { left, right }),
  },
  ...(Object.keys(ADMINS_CHOICES) as (keyof typeof ADMINS_CHOICES)[]).map((field) =>
    rule(field, (form, { user, standing }) =>
      user.admin || valueOf(form, field) === standing[field] ? null : server.adminsChoose(field),
    ),
  ),
];

/**
 * Everything that is wrong with an event form, in the order in which the notice shows it; empty
 * where nothing is. Source: events §5, §6, with the decision on hosts of level 3.
 *
 * @param user who sends it
 * @param timezone of the event's location, whose days and clocks count
 * @param before what the event is now; then only rules on what changes are asked
 */
export function eventFormProblems(
  form: EventForm,
  user: Organiser,
  now: Date,
  timezone: string,
  before?: EventForm,
): string[] {
  const circumstances = { user, now, timezone, standing: before ?? ADMINS_CHOICES };
  const changes = (field: Field) =>
    before === undefined || valueOf(form, field) !== valueOf(before, field);
  return RULES.filter(({ reads }) => reads.some(changes))
    .map(({ problem }) => problem(form, circumstances))
    .filter((problem) => problem !== null);
}
