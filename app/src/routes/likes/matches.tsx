import { useGetLikesOverview, useUnmatch } from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { MatchesPage } from '@perigee/ui/likes';
import { useState } from 'react';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { profileAddress } from './addresses.ts';

export function Component() {
  const [now] = useState(() => new Date());
  const query = useGetLikesOverview();
  const overview = toLoadable(query);
  const { mutateAsync: unmatch } = useUnmatch();
  return (
    <>
      <PageMeta title="Matches" unlisted />
      <MatchesPage
        matches={mapLoadable(overview, ({ matches }) => matches)}
        now={now}
        profileHref={profileAddress}
        forYouHref={paths.forYou}
        onUnmatch={({ id }) => unmatch({ id })}
      />
    </>
  );
}
