import { waitlistQuery, type WaitlistSearch } from '@perigee/domain/admin';

/** The same for the same page of the same tab and filters. */
export const pageKey = (search: WaitlistSearch): string => JSON.stringify(waitlistQuery(search));
