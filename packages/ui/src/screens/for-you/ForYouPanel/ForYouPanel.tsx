import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';
import { Section } from '../../../components/Section/Section.tsx';

export interface ForYouPanelProps {
  /** Address of the user's own profile. */
  profileHref: string;
  /** LikesNav. */
  tabs: ReactNode;
}

/** Replaces the deck until the profile is complete. Source: member §2 (Preferences dialog). */
export function ForYouPanel({ profileHref, tabs }: ForYouPanelProps) {
  return (
    <>
      <Section as="div" column spaceBefore={2}>
        {tabs}
      </Section>
      <EmptyState
        drawing={NoMatchesOrbit}
        title="For you"
        level={1}
        actions={<ButtonLink href={profileHref}>Complete Profile</ButtonLink>}
      >
        We choose people for you from what you tell us. Complete your profile to meet them.
      </EmptyState>
    </>
  );
}
