import type { WaitlistUpdate, WaitlistUser } from '@perigee/api';
import { errorText, messages } from '@perigee/domain';
import { adminWaitlistMessages, draftUpdate, type WaitlistDraft } from '@perigee/domain/admin';
import { useState } from 'react';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useIsLeft } from '../../../hooks/use-is-left.ts';
import type { DraftEntry, DraftStore } from './draft-store.ts';

export interface DecisionCalls {
  /** Sends a decision. A rejection's message is shown. */
  onDecide: (applicant: WaitlistUser, update: WaitlistUpdate) => Promise<void>;
  /** Runs the requests of several decisions, and refetches the list once, after the last of them. */
  asOneChange: <Result>(send: () => Promise<Result>) => Promise<Result>;
}

export interface RefusedDecision {
  id: number;
  name: string;
  message: string;
}

interface SavingResult {
  /** The names of the last decisions. */
  saved: readonly string[];
  /** Each until it is saved or dismissed: the next decision must not hide it. */
  refused: readonly RefusedDecision[];
}

const isStill = (entry: DraftEntry | undefined) => entry !== undefined;

const NOTHING: SavingResult = { saved: [], refused: [] };

/** The refused decisions without those about the applicants, which are sent again. */
function withoutThese(
  refused: readonly RefusedDecision[],
  applicants: readonly Pick<WaitlistUser, 'id'>[],
): readonly RefusedDecision[] {
  const ids = new Set(applicants.map(({ id }) => id));
  return refused.filter(({ id }) => !ids.has(id));
}

/** Saves decisions, each with a call of its own: those that are refused stay drafts. Source: admin §8. */
export function useSaving(store: DraftStore, { onDecide, asOneChange }: DecisionCalls) {
  const toasts = useToast();
  const isLeft = useIsLeft();
  const [result, setResult] = useState(NOTHING);

  async function saveOne(entry: DraftEntry): Promise<RefusedDecision | null> {
    const { applicant, draft } = entry;
    try {
      await onDecide(applicant, draftUpdate(draft));
      store.finishSaving(applicant, draft);
      return null;
    } catch (error) {
      const message = errorText(error, messages.failed);
      store.refuse(entry, message);
      return { id: applicant.id, name: applicant.name, message };
    }
  }

  return {
    result,
    /** Saves drafts. The refused ones are in the result. */
    save: async (drafts: readonly DraftEntry[]): Promise<void> => {
      // As they are now: one may have been taken back since.
      const entries = drafts.map(({ applicant }) => store.of(applicant)).filter(isStill);
      const applicants = entries.map(({ applicant }) => applicant);
      setResult(({ refused }) => ({ saved: [], refused: withoutThese(refused, applicants) }));
      store.startSaving(entries);
      const outcomes = await asOneChange(async () => Promise.all(entries.map(saveOne)));
      const saved = applicants.filter((_, index) => outcomes[index] === null);
      const refusedNow = outcomes.filter((outcome) => outcome !== null);
      // The notice of the page is gone with it.
      if (isLeft.current && refusedNow.length > 0)
        toasts.error(adminWaitlistMessages.notSaved(refusedNow.map(({ name }) => name)));
      setResult(({ refused }) => ({
        saved: saved.map(({ name }) => name),
        refused: [...refused, ...refusedNow],
      }));
    },
    /** Saves the decision of a dialog, which shows a failure itself. */
    saveFromDialog: async (applicant: WaitlistUser, draft: WaitlistDraft): Promise<void> => {
      await asOneChange(async () => onDecide(applicant, draftUpdate(draft)));
      store.finishSaving(applicant, draft);
      setResult(({ refused }) => ({
        saved: [applicant.name],
        refused: withoutThese(refused, [applicant]),
      }));
    },
    dismiss: () => setResult(({ saved }) => ({ saved, refused: [] })),
  };
}
