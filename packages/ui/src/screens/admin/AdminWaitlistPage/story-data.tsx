import type { WaitlistPage, WaitlistUser } from '@perigee/api';
import { pendingApplicants } from '@perigee/api/fixtures';
import type { WaitlistStatus } from '@perigee/domain/waitlist';
import { useEffect, useState } from 'react';
import { AdminWaitlistPage, type AdminWaitlistPageProps } from './AdminWaitlistPage.tsx';

export const NOW = new Date('2026-12-01T12:00:00Z');

/** Longer than a test. */
export const LONG = 600_000;

/** {@link pendingApplicants} in another status, with these fields. */
export const applicantsIn = (
  waitlistStatus: WaitlistStatus,
  rest: Partial<WaitlistUser> = {},
): WaitlistPage => ({
  ...pendingApplicants,
  data: pendingApplicants.data.map((row) => ({ ...row, waitlistStatus, ...rest })),
});

const without = (page: WaitlistPage, id: number): WaitlistPage => ({
  ...page,
  data: page.data.filter((applicant) => applicant.id !== id),
  count: page.count - 1,
});

/** The page with the address that it changes, and the list that its decisions change. */
export function Waitlist({
  search: first,
  onSearchChange,
  applicants: firstApplicants,
  onDecide,
  ...rest
}: AdminWaitlistPageProps) {
  const [search, setSearch] = useState(first);
  const [applicants, setApplicants] = useState(firstApplicants);
  return (
    <AdminWaitlistPage
      {...rest}
      search={search}
      onSearchChange={(next, ...options) => {
        onSearchChange(next, ...options);
        setSearch(next);
      }}
      applicants={applicants}
      onDecide={async (applicant, update) => {
        await onDecide(applicant, update);
        const { waitlistStatus: status } = update;
        if (status === undefined || status === applicant.waitlistStatus) return;
        setApplicants((current) =>
          current.status === 'ready'
            ? { ...current, data: without(current.data, applicant.id) }
            : current,
        );
      }}
    />
  );
}

/** The page whose list is read again, without its first applicant, when the window gets the focus. */
export function RereadWaitlist(props: AdminWaitlistPageProps) {
  const [applicants, setApplicants] = useState(props.applicants);
  useEffect(() => {
    const reread = () =>
      setApplicants((current) =>
        current.status === 'ready'
          ? { ...current, data: without(current.data, current.data.data[0]?.id ?? 0) }
          : current,
      );
    window.addEventListener('focus', reread);
    return () => window.removeEventListener('focus', reread);
  }, []);
  return <AdminWaitlistPage {...props} applicants={applicants} />;
}
