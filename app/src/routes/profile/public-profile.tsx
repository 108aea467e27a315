import {
  getGetUserProfileQueryOptions,
  useGetUserProfile,
  useListSentLikes,
  useSessionState,
  type User,
} from '@perigee/api';
import { limits } from '@perigee/domain';
import { deckAccess } from '@perigee/domain/for-you';
import { isSameUsername, profileSlug } from '@perigee/domain/profile';
import { ready } from '@perigee/ui';
import { PublicProfilePage } from '@perigee/ui/profile';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { paths } from '../paths.ts';
import { Component as NotFound } from '../shell/not-found.tsx';
import { PublicProfileMeta } from './public-profile-meta.tsx';
import { publicProfileHref } from '../hrefs.ts';
import type { PageQueries } from '../route-record.ts';
import { slugOfHandle } from './handle.ts';
import { useNow } from '../../services/use-now.ts';

/** Loaded when the member likes. */
const LikeProfile = lazyDialog(() => import('../likes/like-profile.tsx'));

export const queries: PageQueries = ({ params: { handle } }) => {
  const slug = slugOfHandle(handle);
  return slug === null ? [] : [getGetUserProfileQueryOptions(slug)];
};

export function Component() {
  const slug = slugOfHandle(useParams()['handle']);
  return slug === null ? <NotFound /> : <PublicProfile slug={slug} />;
}

/** Whether a profile is the user's own: `slug` is an id, or a username in any spelling. */
function isOf(slug: string, { id, username }: User): boolean {
  return slug === String(id) || (username !== null && isSameUsername(slug, username));
}

const VIEWERS = { LOGGED_OUT: 'visitor', LOGGED_IN: 'member', LOGGING_IN: null } as const;

function PublicProfile({ slug }: { slug: string }) {
  const { status, user } = useSessionState();
  const location = useLocation();
  const navigate = useNavigate();
  const now = useNow();
  const viewer = user !== null && isOf(slug, user) ? 'self' : VIEWERS[status];
  const query = useGetUserProfile(slug, {
    query: {
      // A user must see recent changes on their own profile.
      staleTime: viewer === 'self' ? 0 : limits.publicProfileCacheMs,
      gcTime: limits.publicProfileCacheMs,
    },
  });
  // The profile is the same for every viewer: the viewer's likes are requested separately.
  const likes = useListSentLikes({ query: { enabled: viewer === 'member' } });
  const person = query.data;
  const [isLiking, setIsLiking] = useState(false);
  // Until their own likes are known, a viewer might like the same profile twice.
  const mayLike =
    user !== null &&
    likes.data !== undefined &&
    deckAccess({ ...user, subscriptionStatus: user.subscription?.status }) === 'open';
  const liked = likes.data?.some(({ profile }) => profile.id === person?.id) ?? false;
  const link = window.location.origin + publicProfileHref(person ? profileSlug(person) : slug);
  return (
    <>
      <PublicProfileMeta person={person} link={link} now={now} />
      <PublicProfilePage
        profile={
          query.error?.status === 404
            ? ready(null)
            : mapLoadable(toLoadable(query), (profile) => ({ ...profile, liked }))
        }
        viewer={viewer}
        now={now}
        link={link}
        onLike={mayLike ? () => setIsLiking(true) : undefined}
        homeHref={paths.home}
        onSignIn={() => void navigate(paths.login, { state: { from: location } })}
      />
      {isLiking && user !== null && person !== undefined && (
        <LikeProfile person={person} user={user} onClosed={() => setIsLiking(false)} />
      )}
    </>
  );
}
