import { limits } from '../limits.ts';
import { serverMessages } from '../server-messages.ts';
import { mayStartSoon, earliestStart, type Organiser } from './earliest-start.ts';
import type { EventVisibility, RecurrenceFrequency } from './event-options.ts';
import { eventMessages } from './messages.ts';
import { eventServerMessages } from './server-messages.ts';
import { ticketPoolsProblem } from './orientation.ts';
import { isSlug } from './slug.ts';
import { wallTime } from './zoned-time.ts';

/** The fields of the event form that the rules read. */
export interface EventForm {
  title: string;
  description: string;
  /** The id of the cover. */
  imageData: number | null;
  /** The id of the vertical picture. */
  verticalImageData: number | null;
  startTime: Date;
  /** Null or empty if the server generates it. */
  slug: string | null;
  minAge: number;
  maxAge: number;
  /** The first one determines the tickets. */
  orientations: readonly string[];
  leftTickets: number;
  rightTickets: number;
  /** US dollars. */
  ticketPrice: number;
  eventVisibility: EventVisibility;
  recurrenceFrequency: RecurrenceFrequency | null;
  bacheloretteUserId: number | null;
}

/** The fields that only admins may set, with their values in all other forms. Source: events §3, §6. */
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
  /** The unchanged values of these fields. */
  standing: Pick<EventForm, keyof typeof ADMINS_CHOICES>;
}

interface Rule {
  reads: readonly Field[];
  problem: (form: EventForm, circumstances: Circumstances) => string | null;
}

/** The value of a field in comparable form: texts and lists with the same content are equal. */
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

/** The rules in the order in which the notice shows their problems. Source: events §5, §6. */
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

/** A broken rule, and the field that shows it: the first one that the rule reads. */
export interface EventFormProblem {
  field: keyof EventForm;
  message: string;
}

/**
 * All problems with an event form, in the order in which the notice shows them; empty for a valid form.
 * Source: events §5, §6, with the decision on hosts of level 3.
 *
 * @param user the sender of the form
 * @param timezone of the event's location, whose days and clocks count
 * @param before the current event; with it only the rules of changed fields are checked
 */
export function eventFieldProblems(
  form: EventForm,
  user: Organiser,
  now: Date,
  timezone: string,
  before?: EventForm,
): EventFormProblem[] {
  const circumstances = { user, now, timezone, standing: before ?? ADMINS_CHOICES };
  const changes = (field: Field) =>
    before === undefined || valueOf(form, field) !== valueOf(before, field);
  return RULES.filter(({ reads }) => reads.some(changes)).flatMap(({ reads: [field], problem }) => {
    const message = problem(form, circumstances);
    return message === null || field === undefined ? [] : [{ field, message }];
  });
}

/** The messages of {@link eventFieldProblems}. */
export function eventFormProblems(...form: Parameters<typeof eventFieldProblems>): string[] {
  return eventFieldProblems(...form).map(({ message }) => message);
}
