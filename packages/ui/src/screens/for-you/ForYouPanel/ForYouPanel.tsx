import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';

export interface ForYouPanelProps {
  /** Address of the user's own profile. */
  profileHref: string;
  /** 1 for a whole page. */
  level?: 1 | 2;
}

/** Replaces the deck until the profile is complete. Source: member §2 (Preferences dialog). */
export function ForYouPanel({ profileHref, level = 2 }: ForYouPanelProps) {
  return (
    <EmptyState
      drawing={NoMatchesOrbit}
      title="For you"
      level={level}
      actions={<ButtonLink href={profileHref}>Complete Profile</ButtonLink>}
    >
      We choose people for you from what you tell us. Complete your profile to meet them.
    </EmptyState>
  );
}
