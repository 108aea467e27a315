import { causeWithCode } from '../db/cause-with-code.ts';

/** PostgreSQL's code for a reference to a row that does not exist. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a write, or the cause of its error, refers to a row that was deleted during the request. */
export const isRowGone = (error: unknown) =>
  causeWithCode(error, [FOREIGN_KEY_VIOLATION]) !== undefined;
