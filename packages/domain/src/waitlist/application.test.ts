import { expect, it } from 'vitest';
import { statusAfterApplication } from './application.ts';
import { WAITLIST_STATUSES } from './waitlist-status.ts';

it.each(WAITLIST_STATUSES)(
  'an application changes the status only of undecided and declined users: %s',
  (status) => {
    const moves = status === 'pending' || status === 'user-declined';
    expect(statusAfterApplication(status)).toBe(moves ? 'database-pending' : status);
  },
);
