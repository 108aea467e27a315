import { AboutFilters, ActiveUserFilters, LookingForFilters } from '@perigee/api/zod';
import { adminServerMessages } from '@perigee/domain/admin';
import { z } from 'zod';
import { isStorable } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { fieldMessage } from '../http/field-message.ts';

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
 * @throws 422 if the text is not JSON, or not of the form's shape
 */
export function readFilters(json: string | undefined): z.output<typeof Filters> {
  if (json === undefined) return {};
  let filters: unknown;
  try {
    filters = JSON.parse(json);
  } catch {
    throw failure(422, adminServerMessages.filtersMalformed);
  }
  const result = Filters.safeParse(filters);
  if (result.success) {
    if (!isStorable(result.data)) throw failure(422, adminServerMessages.filtersMalformed);
    return result.data;
  }
  const [issue] = result.error.issues;
  const isObject = issue !== undefined && (issue.path.length > 0 || issue.code !== 'invalid_type');
  throw failure(
    422,
    isObject ? fieldMessage(issue, filters) : adminServerMessages.filtersMalformed,
  );
}
