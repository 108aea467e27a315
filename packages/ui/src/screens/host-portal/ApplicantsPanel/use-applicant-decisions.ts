import type { EventSignup } from '@perigee/api';
import { managerMessages } from '@perigee/domain/host-portal';
import { useState } from 'react';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { sendDecisions, type RefusedDecision } from './send-decisions.ts';
import { useHeldDecision } from '../../../hooks/use-held-decision.ts';
import { useIsLeft } from '../../../hooks/use-is-left.ts';

export type DecisionKind = 'accept' | 'decline';

export interface Decision {
  kind: DecisionKind;
  applicants: readonly EventSignup[];
}

/** The decisions that were refused, until the user retries or dismisses them. */
export interface RefusedDecisions {
  kind: DecisionKind;
  refused: readonly RefusedDecision[];
}

export interface DecisionCalls {
  /** Gives the applicant a ticket. A rejection's message is shown. */
  onAccept: (userId: number) => Promise<void>;
  /** Takes the applicant off the list. A rejection's message is shown. */
  onDecline: (userId: number) => Promise<void>;
  /** Runs the requests of one decision, and refetches the event once, after the last of them. */
  asOneChange: <Result>(send: () => Promise<Result>) => Promise<Result>;
}

const texts = managerMessages.applicants;

export const namesOf = (applicants: readonly EventSignup[]): string[] =>
  applicants.map(({ signedUpByUser }) => signedUpByUser.name);

const NO_IDS: ReadonlySet<number> = new Set();

/**
 * Accepts and declines applicants, one or several: held back for a while, then sent. The applicants of a
 * decision are not listed meanwhile; refused ones return to the list.
 */
export function useApplicantDecisions(calls: DecisionCalls, undoMs: number) {
  const toasts = useToast();
  const [sending, setSending] = useState(NO_IDS);
  const [failure, setFailure] = useState<RefusedDecisions | null>(null);
  const isLeft = useIsLeft();

  async function send({ kind, applicants }: Decision) {
    const ids = applicants.map(({ id }) => id);
    setSending((current) => new Set([...current, ...ids]));
    const call = kind === 'accept' ? calls.onAccept : calls.onDecline;
    const refused = await calls.asOneChange(async () => sendDecisions(applicants, call));
    const failed = new Set(refused.map(({ applicant }) => applicant.id));
    const done = applicants.filter(({ id }) => !failed.has(id));
    if (done.length > 0) toasts.success(texts.done[kind](namesOf(done)), { short: true });
    if (isLeft.current) {
      // The notice of the panel is gone with it.
      const names = namesOf(refused.map(({ applicant }) => applicant));
      if (names.length > 0) toasts.error(texts.failed[kind](names));
      return;
    }
    setSending((current) => new Set([...current].filter((id) => !ids.includes(id))));
    if (refused.length > 0) setFailure({ kind, refused });
  }

  const { held, hold, undo, setPaused } = useHeldDecision(send, undoMs);

  return {
    held,
    failure,
    isPending: ({ id }: EventSignup) =>
      sending.has(id) || (held?.applicants.some((applicant) => applicant.id === id) ?? false),
    decide: (decision: Decision) => {
      setFailure(null);
      hold(decision);
    },
    undo,
    setPaused,
    retry: () => {
      if (failure === null) return;
      setFailure(null);
      void send({
        kind: failure.kind,
        applicants: failure.refused.map(({ applicant }) => applicant),
      });
    },
    dismiss: () => setFailure(null),
  };
}
