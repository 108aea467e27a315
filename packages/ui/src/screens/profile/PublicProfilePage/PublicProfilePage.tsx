import type { PublicProfile } from '@perigee/api';
import { messages } from '@perigee/domain';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import type { Loadable } from '../../../loadable.ts';
import { ProfileView, type ProfileViewProps } from '../ProfileView/ProfileView.tsx';
import { ProfileViewSkeleton } from '../ProfileView/ProfileViewSkeleton.tsx';
import { note, page, signIn } from './PublicProfilePage.css.ts';

export interface PublicProfilePageProps extends Pick<ProfileViewProps, 'now' | 'link' | 'onLike'> {
  /** Null for an address without a user. */
  profile: Loadable<PublicProfile | null>;
  /** The viewer. Null while unknown. */
  viewer: 'visitor' | 'member' | 'self' | null;
  homeHref: string;
  /** Called when a visitor wants to sign in, and to return. */
  onSignIn: () => void;
}

/** The public profile at its own address. Source: member §2, §6. */
export function PublicProfilePage({
  profile,
  viewer,
  homeHref,
  onSignIn,
  ...view
}: PublicProfilePageProps) {
  if (profile.status === 'error') {
    return (
      <div className={page}>
        <ErrorState level={1} message={profile.message} onRetry={profile.onRetry} />
      </div>
    );
  }
  if (profile.status === 'loading') {
    return (
      <div className={page}>
        <ProfileViewSkeleton />
      </div>
    );
  }
  if (profile.data === null) {
    return (
      <div className={page}>
        <EmptyState
          level={1}
          title={messages.profile.notFound}
          actions={<ButtonLink href={homeHref}>Take me home</ButtonLink>}
        >
          The address may be mistyped, or the profile may be gone.
        </EmptyState>
      </div>
    );
  }
  const person = profile.data;
  return (
    <div className={page}>
      {viewer === 'self' && <p className={note}>This is your profile, as others see it.</p>}
      <ProfileView
        {...view}
        person={person}
        level={1}
        waitlistBadge={viewer === 'member' || viewer === 'self'}
        onLike={viewer === 'member' ? view.onLike : undefined}
        actions={
          viewer === 'visitor' ? <SignIn name={person.name} onSignIn={onSignIn} /> : undefined
        }
      />
    </div>
  );
}

function SignIn({ name, onSignIn }: { name: string; onSignIn: () => void }) {
  return (
    <div className={signIn}>
      <p>
        Sign in to like <bdi>{name}</bdi>.
      </p>
      <Button variant="outline" onClick={onSignIn}>
        Sign in
      </Button>
    </div>
  );
}
