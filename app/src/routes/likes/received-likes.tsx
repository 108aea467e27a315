import { useDecideOnProfile, useGetLikesOverview } from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { LikesPage } from '@perigee/ui/likes';
import { useState } from 'react';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { profileAddress } from './addresses.ts';
import { LikesBar } from './likes-bar.tsx';

/** The pending likes that the user received. */
export function ReceivedLikes() {
  const [now] = useState(() => new Date());
  const query = useGetLikesOverview();
  const overview = toLoadable(query);
  const { mutateAsync: decide } = useDecideOnProfile();
  return (
    <>
      <PageMeta title="Likes" unlisted />
      <LikesBar current="received" />
      <LikesPage
        type="received"
        likes={mapLoadable(overview, ({ received }) => received)}
        now={now}
        forYouHref={paths.forYou}
        matchesHref={paths.matches}
        profileHref={profileAddress}
        onReply={({ id }, liked) => decide({ id: String(id), data: { liked } })}
      />
    </>
  );
}
