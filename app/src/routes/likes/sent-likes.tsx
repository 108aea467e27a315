import { useDecideOnProfile, useListSentLikes, useSessionState } from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { LikesPage } from '@perigee/ui/likes';
import { useState } from 'react';
import { toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { profileAddress } from './addresses.ts';
import { LikesBar } from './likes-bar.tsx';

/** The likes that the user sent. */
export function SentLikes() {
  const [now] = useState(() => new Date());
  const query = useListSentLikes();
  const likes = toLoadable(query);
  const { user } = useSessionState();
  const { mutateAsync: decide } = useDecideOnProfile();
  return (
    <>
      <PageMeta title="Likes" unlisted />
      <LikesBar current="sent" />
      <LikesPage
        type="sent"
        likes={likes}
        now={now}
        forYouHref={paths.forYou}
        tokens={user?.points ?? 0}
        profileHref={profileAddress}
        onFeedback={({ id }, feedback) =>
          decide({ id: String(id), data: { liked: true, ...feedback } })
        }
      />
    </>
  );
}
