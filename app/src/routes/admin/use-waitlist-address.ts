import { waitlistParameters, waitlistSearchOf, type WaitlistSearch } from '@perigee/domain/admin';
import { useMemo } from 'react';
import { createSearchParams, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The address of what the waitlist shows. */
export const waitlistHref = (search: WaitlistSearch): string =>
  `${paths.adminWaitlist}?${createSearchParams(waitlistParameters(search))}`;

/**
 * What the waitlist shows, kept in the address. Back leads to the last tab, view and page: texts that are typed,
 * applicants who are walked through, and pages that follow by themselves replace each other.
 */
export function useWaitlistAddress() {
  const [parameters, setParameters] = useSearchParams();
  const search = useMemo(() => waitlistSearchOf(parameters), [parameters]);
  return {
    search,
    onSearchChange: (next: WaitlistSearch, { replace } = { replace: false }) => {
      const isSamePlace =
        next.tab === search.tab && next.view === search.view && next.page === search.page;
      setParameters(waitlistParameters(next), {
        replace: replace || isSamePlace,
        preventScrollReset: isSamePlace,
      });
    },
  };
}
