import type { PublicProfile } from '@perigee/api';
import { useState } from 'react';
import type { Loadable } from '../../../loadable.ts';
import { useDeckFocus } from './use-deck-focus.ts';

export interface DeckOptions<Profile extends PublicProfile, Decision> {
  /** The remaining profiles, the best first. They may still include decided ones. */
  profiles: Loadable<readonly Profile[]>;
  /** More profiles are loading: the end is not reached yet. */
  isFetchingMore: boolean;
  /** Sends a decision: a like or a pass of a member, or that an admin hides the profile. */
  onDecide: (profile: Profile, decision: Decision) => Promise<void>;
  /** The request failed: the profile is on top again. */
  onFailed: (error: unknown) => void;
}

/** The profile on top of the deck. A decision shows the next one at once; a failure returns to it. */
export function useDeck<Profile extends PublicProfile, Decision>({
  profiles,
  isFetchingMore,
  onDecide,
  onFailed,
}: DeckOptions<Profile, Decision>) {
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [topId, setTopId] = useState<number>();
  const [leaving, setLeaving] = useState<Profile | null>(null);

  const remaining = profiles.status === 'ready' ? profiles.data : [];
  const waiting = remaining.filter(({ id }) => !decided.has(id));
  const top = waiting.find(({ id }) => id === topId) ?? waiting[0];
  // The current profile stays on top if a new response has another order.
  if (top !== undefined && top.id !== topId) setTopId(top.id);

  /** The top profile; the decided one for the duration of the overlay. */
  const shown = leaving ?? top;
  const isLoading =
    profiles.status === 'loading' || (profiles.status === 'ready' && isFetchingMore);
  /** The user has decided on a profile. */
  const hasBegun = decided.size > 0;
  const headings = useDeckFocus({ isAtEnd: shown === undefined && !isLoading, hasBegun });

  const settle = (profile: Profile) => setDecided((ids) => new Set(ids).add(profile.id));

  async function send(profile: Profile, decision: Decision): Promise<void> {
    try {
      await onDecide(profile, decision);
    } catch (error) {
      setDecided((ids) => new Set([...ids].filter((id) => id !== profile.id)));
      setTopId(profile.id);
      setLeaving((current) => (current?.id === profile.id ? null : current));
      onFailed(error);
    }
  }

  return {
    ...headings,
    shown,
    isLoading,
    hasBegun,
    /** The profile after the visible one. */
    next: leaving === null ? waiting.find((profile) => profile !== top) : top,
    isLeaving: leaving !== null,
    /** A profile has been on top. */
    hasShown: topId !== undefined,
    /** Decides on the top profile, unless its overlay is visible. */
    decide: (decision: Decision) => {
      if (leaving !== null || top === undefined) return;
      setLeaving(top);
      settle(top);
      void send(top, decision);
    },
    /** Ends the overlay. */
    advance: () => setLeaving(null),
    /** Removes a profile that was decided on elsewhere. */
    settle,
    /** Lets skipped profiles return. */
    forget: () => setDecided(new Set()),
  };
}

export type Deck = ReturnType<typeof useDeck<PublicProfile, unknown>>;
