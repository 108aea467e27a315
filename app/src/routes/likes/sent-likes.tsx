import { useListSentLikes } from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { LikesPage } from '@perigee/ui/likes';
import { useState } from 'react';
import { toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { profileAddress } from './addresses.ts';
import { LikesBar } from './likes-bar.tsx';

/** One's own likes. */
export function SentLikes() {
  const [now] = useState(() => new Date());
  const query = useListSentLikes();
  const likes = toLoadable(query);
  return (
    <>
      <PageMeta title="Likes" unlisted />
      <LikesBar current="sent" />
      <LikesPage
        type="sent"
        likes={likes}
        now={now}
        forYouHref={paths.forYou}
        profileHref={profileAddress}
      />
    </>
  );
}
