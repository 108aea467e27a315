import { AboutFilters, ActiveUserFilters, LookingForFilters } from '@perigee/api/zod';
import { filterRangeProblem } from '@perigee/domain/admin';
import { z } from 'zod';
import { assertNoProblem, failure } from '../http/failure.ts';
import { isStorable, parseFields } from '../http/parse-fields.ts';
import { adminServerMessages } from './server-messages.ts';

/** The query of the call for active users. A search for 'true' is a text as well. */
export const ActiveUsersQuery = z.object({
  search: z.coerce.string().max(200).optional(),
  filters: z.coerce.string().max(2000).optional(),
});

/** The filters of the spec. Unknown fields are refused in their parts as well. */
const Filters = ActiveUserFilters.extend({
  about: AboutFilters.strict().optional(),
  lookingFor: LookingForFilters.strict().optional(),
}).strict();

/**
 * Parses the search form from its JSON.
 *
 * @throws 422 if the text is not JSON, or not of the form's shape, and for a minimum above its
 *   maximum
 */
export function readFilters(json: string | undefined): z.output<typeof Filters> {
  if (json === undefined) return {};
  let filters: unknown;
  try {
    filters = JSON.parse(json);
  } catch {
    throw failure(422, adminServerMessages.filtersMalformed);
  }
  if (!isStorable(filters)) throw failure(422, adminServerMessages.filtersMalformed);
  const search = parseFields(Filters, filters, adminServerMessages.filtersMalformed);
  assertNoProblem(filterRangeProblem('about', search.about ?? {}));
  return search;
}
