import { getGetLikesOverviewQueryOptions, useDecide, useGetLikesOverview } from '@perigee/api';
import { FeedbackPage } from '@perigee/ui/feedback';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';

export const queries: PageQueries = () => [getGetLikesOverviewQueryOptions()];

export function Component() {
  const overview = useGetLikesOverview();
  const decide = useDecide();
  return (
    <>
      <FeedbackPage
        likes={mapLoadable(toLoadable(overview), ({ received }) => received)}
        onAnswer={({ profile }, feedback) => decide(profile.id, feedback)}
        homeHref={paths.home}
      />
    </>
  );
}
