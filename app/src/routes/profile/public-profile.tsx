import { useGetUserProfile, useSessionState, type PublicProfile, type User } from '@perigee/api';
import { isSameUsername, limits, profileSlug, shownAge } from '@perigee/domain';
import { PageMeta, ready } from '@perigee/ui';
import { PublicProfilePage } from '@perigee/ui/profile';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { Component as NotFound } from '../shell/not-found.tsx';
import { publicProfilePath, slugOfHandle } from './public-profile-path.ts';

export function Component() {
  const slug = slugOfHandle(useParams()['handle'] ?? '');
  return slug === null ? <NotFound /> : <PublicProfile slug={slug} />;
}

/** Whose profile it is: an id, or a username however it is written. */
function isOf(slug: string, { id, username }: User): boolean {
  return slug === String(id) || (username !== null && isSameUsername(slug, username));
}

function PublicProfile({ slug }: { slug: string }) {
  const { status, user } = useSessionState();
  const location = useLocation();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const isOwn = user !== null && isOf(slug, user);
  const query = useGetUserProfile(slug, {
    query: {
      // Nobody should miss on their own profile what they have just changed.
      staleTime: isOwn ? 0 : limits.publicProfileCacheMs,
      gcTime: limits.publicProfileCacheMs,
    },
  });
  const profile = query.error?.status === 404 ? ready(null) : toLoadable(query);
  const person = query.data;
  const link = window.location.origin + publicProfilePath(person ? profileSlug(person) : slug);
  const viewer = { LOGGED_OUT: 'visitor', LOGGED_IN: 'member', LOGGING_IN: null } as const;
  return (
    <>
      {person === undefined ? (
        <PageMeta title="Profile" unlisted />
      ) : (
        <ProfileMeta person={person} link={link} now={now} />
      )}
      <PublicProfilePage
        profile={profile}
        viewer={isOwn ? 'self' : viewer[status]}
        now={now}
        link={link}
        homeHref={paths.home}
        onSignIn={() => void navigate(paths.login, { state: { from: location } })}
      />
    </>
  );
}

function ProfileMeta({ person, link, now }: { person: PublicProfile; link: string; now: Date }) {
  const { name, location, profile, profileImage } = person;
  const age = shownAge(person, now);
  const facts = [age === null ? name : `${name}, ${age}`, location].filter(Boolean).join(', ');
  return (
    <PageMeta
      title={name}
      description={profile.bio ?? facts}
      canonicalUrl={link}
      imageUrl={profileImage ?? undefined}
      type="profile"
    />
  );
}
