import { isStatusRead } from '../../../packages/api/contract/statuses.ts';

/** The answer of a call, as a proxy can change it. */
export interface Answer {
  /** Undefined where the request is no call of the spec. */
  operationId: string | undefined;
  status: number;
  headers: Headers;
  /** Null without a body; a text that is no JSON as it is. */
  body: unknown;
}

/** A backend that keeps to the documents in another way than the sandbox. */
export interface Variant {
  name: string;
  change: (answer: Answer) => Answer;
  /** Whether the database has more people than the states create. */
  hasCrowd?: boolean;
}

/** Applies a change to every value of a body, the innermost first. */
function everywhere(body: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(body)) return change(body.map((item) => everywhere(item, change)));
  if (typeof body !== 'object' || body === null) return change(body);
  return change(
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, everywhere(value, change)]),
    ),
  );
}

const inBody =
  (change: (value: unknown) => unknown): Variant['change'] =>
  (answer) => ({ ...answer, body: everywhere(answer.body, change) });

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const instants = (form: (instant: Date) => string) =>
  inBody((value) =>
    typeof value === 'string' && INSTANT.test(value) ? form(new Date(value)) : value,
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map has values of one kind, by the ids of something else. */
const isMapById = (value: object) => Object.keys(value).every((key) => /^\d+$/.test(key));

const isRefusal = ({ status }: Answer) => status >= 400;

const refusals =
  (body: (text: string) => object): Variant['change'] =>
  (answer) => {
    if (!isRefusal(answer) || !isObject(answer.body)) return answer;
    const text = String(answer.body['message'] ?? answer.body['error']);
    return { ...answer, body: body(text) };
  };

/** Changes a field wherever an object has it with a value of this type. */
const inField = <Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
  change: (value: Value) => unknown,
): Variant['change'] =>
  inBody((object) => {
    if (!isObject(object)) return object;
    const value = object[name];
    return isValue(value) ? { ...object, [name]: change(value) } : object;
  });

const isText = (value: unknown): value is string => typeof value === 'string';

/** Changes a header, or leaves it out if the change gives null. */
const inHeader =
  (name: string, change: (value: string) => string | null): Variant['change'] =>
  (answer) => {
    const headers = new Headers(answer.headers);
    const value = headers.get(name);
    const changed = value === null ? null : change(value);
    if (changed === null) headers.delete(name);
    else headers.set(name, changed);
    return { ...answer, headers };
  };

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

/** Answers that the documents permit as well: all must verify. */
export const CORRECT: readonly Variant[] = [
  {
    name: 'instants without fractions',
    change: instants((at) => at.toISOString().replace(/\.\d+/, '')),
  },
  {
    name: 'instants with microseconds',
    change: instants((at) => at.toISOString().replace('Z', '123Z')),
  },
  {
    name: 'instants with an offset',
    change: instants((at) =>
      new Date(at.getTime() + TWO_HOURS_MS).toISOString().replace('Z', '+02:00'),
    ),
  },
  { name: 'refusals with `error`', change: refusals((error) => ({ error })) },
  { name: 'refusals with `message`', change: refusals((message) => ({ message })) },
  {
    name: 'refusals with other fields beside',
    change: refusals((message) => ({ message, code: 'E1204', requestId: '7f3a' })),
  },
  {
    name: 'refusals in other words',
    change: refusals(() => ({ message: 'Computer says no.' })),
  },
  {
    name: 'another success status',
    change: (answer) => ({
      ...answer,
      status: answer.status === 200 ? 201 : answer.status === 201 ? 200 : answer.status,
    }),
  },
  {
    name: 'another refusal status, where none is read',
    change: (answer) =>
      isRefusal(answer) && !isStatusRead(answer.operationId ?? '', answer.status)
        ? { ...answer, status: 400 }
        : answer,
  },
  {
    name: 'a field more in every object',
    change: inBody((value) =>
      isObject(value) && !isMapById(value) ? { ...value, revision: 7 } : value,
    ),
  },
  {
    name: 'fields in another order',
    change: inBody((value) =>
      isObject(value) ? Object.fromEntries(Object.entries(value).toReversed()) : value,
    ),
  },
  {
    name: 'lists of twice the length',
    change: inBody((value) => (Array.isArray(value) ? [...value, ...value] : value)),
  },
  { name: 'other texts of people', change: inField('bio', isText, () => 'Ночной садовник') },
  {
    name: 'JSON without a charset',
    change: inHeader('content-type', (type) =>
      type.startsWith('application/json') ? 'application/json' : type,
    ),
  },
  { name: 'forty more people', change: (answer) => answer, hasCrowd: true },
  { name: 'the level of a host as a number', change: inField('level', isText, Number) },
  {
    name: 'other words for photos that are not rejected',
    change: inField('moderationStatus', isText, (status) =>
      status === 'Rejected' ? status : `Photo ${status}`,
    ),
  },
  {
    name: 'an empty slot for who has no photo',
    change: inField('images', Array.isArray, (images) =>
      images.length > 0
        ? images
        : [{ id: 1, url: null, profileImage: true, orderNo: 0, moderationStatus: 'Pending' }],
    ),
  },
  {
    name: 'files with an unquoted name',
    change: inHeader('content-disposition', (text) => text.replaceAll('"', '')),
  },
  { name: 'files without a name', change: inHeader('content-disposition', () => null) },
  {
    name: 'files of another media type for CSV',
    change: inHeader('content-type', (type) => type.replace('text/csv', 'application/csv')),
  },
  { name: 'refusals without `Retry-After`', change: inHeader('retry-after', () => null) },
];
