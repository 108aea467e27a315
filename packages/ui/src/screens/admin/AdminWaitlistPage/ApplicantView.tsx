import type { WaitlistPage } from '@perigee/api';
import { useState } from 'react';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { loading, type Loadable } from '../../../loadable.ts';
import { ApplicantSkeleton } from './ApplicantSkeleton.tsx';
import { OneOfPage, type OneOfPageProps } from './OneOfPage.tsx';
import { pageKey } from './page-key.ts';

interface ApplicantViewProps extends Omit<OneOfPageProps, 'waitlist' | 'opensAtLast'> {
  applicants: Loadable<WaitlistPage>;
  /** The applicants are those of the page before, while the next one loads. */
  busy: boolean;
}

/** One applicant at a time, with pictures and answers. Source: admin §2 (Admin waitlist). */
export function ApplicantView({
  applicants,
  busy,
  search,
  onSearchChange,
  onPageTurn,
  ...rest
}: ApplicantViewProps) {
  /** The key of a page to which the admin goes back from the first applicant of the next one. */
  const [backTo, setBackTo] = useState<string | null>(null);
  const key = pageKey(search);
  return (
    <Loaded value={busy ? loading : applicants} skeleton={<ApplicantSkeleton />}>
      {(waitlist) => (
        <OneOfPage
          key={key}
          {...rest}
          waitlist={waitlist}
          search={search}
          opensAtLast={backTo === key}
          onSearchChange={(change) => {
            setBackTo(null);
            onSearchChange(change);
          }}
          onPageTurn={(page) => {
            setBackTo(page < search.page ? pageKey({ ...search, page }) : null);
            onPageTurn(page);
          }}
        />
      )}
    </Loaded>
  );
}
