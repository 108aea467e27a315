import { adminWaitlistMessages, setFilterCount, type WaitlistSearch } from '@perigee/domain/admin';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { CompleteOrbit } from '../../../components/Orbit/CompleteOrbit.tsx';
import { NotFoundOrbit } from '../../../components/Orbit/NotFoundOrbit.tsx';

const texts = adminWaitlistMessages;

interface NoApplicantsProps {
  search: WaitlistSearch;
  onClearFilters: () => void;
  /** A way on from the view, beside the one from the filters. */
  action?: ReactNode;
}

/** The tab has no applicants, or the filters hide them. */
export function NoApplicants({ search, onClearFilters, action }: NoApplicantsProps) {
  if (setFilterCount(search) === 0)
    return <EmptyState drawing={CompleteOrbit} title={texts.empty(search.tab)} actions={action} />;
  return (
    <EmptyState
      drawing={NotFoundOrbit}
      title={texts.noneFound}
      actions={
        <>
          <Button variant="outline" onClick={onClearFilters}>
            {texts.filters.clear}
          </Button>
          {action}
        </>
      }
    />
  );
}
