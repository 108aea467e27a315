import type { LikeDecision, LikeResult, PublicProfile } from '@perigee/api';
import { useState } from 'react';

export interface DeckOptions {
  /** Those who are left, the best first. Whoever was decided on may still be among them. */
  profiles: readonly PublicProfile[];
  /** Sends a decision. */
  onDecide: (profile: PublicProfile, decision: LikeDecision) => Promise<LikeResult>;
  onMatched: (profile: PublicProfile) => void;
  /** The decision did not arrive: the profile is on top again. */
  onFailed: (error: unknown) => void;
}

/** Who is on top of the deck. It goes on at once with a decision, and back where that fails. */
export function useDeck({ profiles, onDecide, onMatched, onFailed }: DeckOptions) {
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [topId, setTopId] = useState<number>();
  const [leaving, setLeaving] = useState<PublicProfile | null>(null);

  const waiting = profiles.filter(({ id }) => !decided.has(id));
  const top = waiting.find(({ id }) => id === topId) ?? waiting[0];
  // Whoever is looked at stays, however the list is ordered when it is fetched again.
  if (top !== undefined && top.id !== topId) setTopId(top.id);

  const settle = (profile: PublicProfile) => setDecided((ids) => new Set(ids).add(profile.id));

  async function send(profile: PublicProfile, decision: LikeDecision): Promise<void> {
    try {
      const { matched } = await onDecide(profile, decision);
      if (matched) onMatched(profile);
    } catch (error) {
      setDecided((ids) => new Set([...ids].filter((id) => id !== profile.id)));
      setTopId(profile.id);
      setLeaving((current) => (current?.id === profile.id ? null : current));
      onFailed(error);
    }
  }

  return {
    /** On top; whoever was just decided on, as long as the overlay stays. */
    shown: leaving ?? top,
    /** Comes after the one that is shown. */
    next: leaving === null ? waiting.find((profile) => profile !== top) : top,
    isLeaving: leaving !== null,
    /** A profile has been on top. */
    hasShown: topId !== undefined,
    /** Somebody was decided on. */
    hasBegun: decided.size > 0,
    /** Decides on the one on top, unless it is on its way out. */
    decide: (decision: LikeDecision) => {
      if (leaving !== null || top === undefined) return;
      setLeaving(top);
      settle(top);
      void send(top, decision);
    },
    /** The overlay has stayed long enough. */
    advance: () => setLeaving(null),
    /** Takes somebody out who was decided on elsewhere. */
    settle,
    /** Whoever was skipped may come back. */
    forget: () => setDecided(new Set()),
  };
}
