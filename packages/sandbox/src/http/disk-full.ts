import { causeWithCode } from '../db/cause-with-code.ts';

/** The codes of PostgreSQL and of the file system for a disk without room. */
const CODES = ['53100', 'ENOSPC'];

/** Whether an error, or its cause, is that the disk of the database has no room left. */
export const isDiskFull = (error: unknown) => causeWithCode(error, CODES) !== undefined;
