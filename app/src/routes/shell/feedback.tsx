import { useDecideOnProfile, useGetLikesOverview } from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { FeedbackPage } from '@perigee/ui/feedback';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';

export function Component() {
  const overview = useGetLikesOverview();
  const decide = useDecideOnProfile();
  return (
    <>
      <PageMeta title="Feedback" unlisted />
      <FeedbackPage
        likes={mapLoadable(toLoadable(overview), ({ received }) => received)}
        onAnswer={({ profile }, feedback) =>
          decide.mutateAsync({ id: String(profile.id), data: feedback })
        }
        homeHref={paths.home}
      />
    </>
  );
}
