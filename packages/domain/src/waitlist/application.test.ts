import { expect, it } from 'vitest';
import { statusAfterApplication } from './application.ts';
import { WAITLIST_STATUSES } from './waitlist-status.ts';

it.each(WAITLIST_STATUSES)(
  'applying moves nobody but the undecided and the declined: %s',
  (status) => {
    const moves = status === 'pending' || status === 'user-declined';
    expect(statusAfterApplication(status)).toBe(moves ? 'database-pending' : status);
  },
);
