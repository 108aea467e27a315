import type { MatchRecommendation } from '@perigee/api';
import { limits } from '@perigee/domain';
import { userPageMessages } from '@perigee/domain/admin';
import { useMemo } from 'react';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { useMedia } from '../../../hooks/use-media.ts';
import type { Loadable } from '../../../loadable.ts';
import { below } from '../../../theme/breakpoints.ts';
import { recommendationColumns } from './recommendation-columns.tsx';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';

export interface RecommendationsDialogProps extends DialogLifecycle {
  /** The member whose pairs they are. */
  name: string;
  recommendations: Loadable<readonly MatchRecommendation[]>;
  userHref: (id: number) => string;
}

const texts = userPageMessages.recommendationList;
const NO_ROWS: readonly MatchRecommendation[] = [];
const rowId = ({ id }: MatchRecommendation) => String(id);
const rowName = ({ firstName, secondName }: MatchRecommendation) => `${firstName}, ${secondName}`;

/** The pairs that a member was part of, 10 on a page. Source: admin §2, §9, decision A97. */
export function RecommendationsDialog({
  name,
  recommendations,
  userHref,
  ...dialog
}: RecommendationsDialogProps) {
  const asCards = useMedia(below('md'));
  const columns = useMemo(() => recommendationColumns(userHref, asCards), [userHref, asCards]);
  return (
    // The table is taller than a phone: with the focus on it, the title would be scrolled away.
    <Dialog {...dialog} size="xl" title={texts.title} holdsFocus>
      <DataTable
        label={texts.label(name)}
        columns={columns}
        rows={recommendations.status === 'ready' ? recommendations.data : NO_ROWS}
        rowId={rowId}
        rowName={rowName}
        pageSize={limits.adminPageSize.recommendations}
        loading={recommendations.status === 'loading'}
        error={
          recommendations.status === 'error' ? (
            <ErrorState
              level={3}
              message={recommendations.message}
              onRetry={recommendations.onRetry}
              retrying={recommendations.retrying}
            />
          ) : undefined
        }
        empty={<EmptyState drawing={NoMatchesOrbit} level={3} title={texts.none} />}
      />
    </Dialog>
  );
}
