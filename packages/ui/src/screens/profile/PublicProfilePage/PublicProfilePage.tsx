import type { PublicProfile } from '@perigee/api';
import { messages } from '@perigee/domain';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Loadable } from '../../../loadable.ts';
import { ProfileView, type ProfileViewProps } from '../ProfileView/ProfileView.tsx';
import { ProfileViewSkeleton } from '../ProfileView/ProfileViewSkeleton.tsx';
import { NotFoundOrbit } from '../../../components/Orbit/NotFoundOrbit.tsx';

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
  return (
    <Section as="div" column space="picture">
      <Loaded value={profile} skeleton={<ProfileViewSkeleton />} level={1}>
        {(person) =>
          person === null ? (
            <ProfileNotFound homeHref={homeHref} />
          ) : (
            <>
              {viewer === 'self' && (
                <Text size="sm" tone="muted" spaceAfter={5}>
                  This is your profile, as others see it.
                </Text>
              )}
              <ProfileView
                {...view}
                person={person}
                level={1}
                waitlistBadge={viewer === 'member' || viewer === 'self'}
                onLike={viewer === 'member' ? view.onLike : undefined}
                actions={
                  viewer === 'visitor' ? (
                    <SignIn name={person.name} onSignIn={onSignIn} />
                  ) : undefined
                }
              />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function ProfileNotFound({ homeHref }: { homeHref: string }) {
  return (
    <EmptyState
      drawing={NotFoundOrbit}
      level={1}
      title={messages.profile.notFound}
      actions={<ButtonLink href={homeHref}>Take me home</ButtonLink>}
    >
      Check the address for typos. The profile may no longer exist.
    </EmptyState>
  );
}

function SignIn({ name, onSignIn }: { name: string; onSignIn: () => void }) {
  return (
    <Section as="div" divider={6}>
      <Stack
        direction={{ base: 'column', sm: 'row' }}
        align={{ sm: 'center' }}
        justify="between"
        wrap
      >
        <Text breakWords>
          Sign in to like <bdi>{name}</bdi>.
        </Text>
        <Button variant="outline" onClick={onSignIn}>
          Sign in
        </Button>
      </Stack>
    </Section>
  );
}
