import type { WaitlistUpdate, WaitlistUser } from '@perigee/api';
import { errorText, messages } from '@perigee/domain';
import { draftUpdate, type WaitlistDraft } from '@perigee/domain/admin';
import { useState } from 'react';
import type { DraftEntry, DraftStore } from './draft-store.ts';

/** Sends a decision. A rejection's message is shown. */
export type Decide = (applicant: WaitlistUser, update: WaitlistUpdate) => Promise<void>;

export interface RefusedDecision {
  name: string;
  message: string;
}

/** The result of the last decisions. */
interface SavingResult {
  saved: readonly string[];
  refused: readonly RefusedDecision[];
}

const isStill = (entry: DraftEntry | undefined) => entry !== undefined;

const NOTHING: SavingResult = { saved: [], refused: [] };

/** Saves decisions, each with a call of its own: those that are refused stay drafts. Source: admin §8. */
export function useSaving(store: DraftStore, onDecide: Decide) {
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
      return { name: applicant.name, message };
    }
  }

  return {
    result,
    /** Saves drafts. The refused ones are in the result. */
    save: async (drafts: readonly DraftEntry[]): Promise<void> => {
      // As they are now: one may have been taken back since.
      const entries = drafts.map(({ applicant }) => store.of(applicant)).filter(isStill);
      setResult(NOTHING);
      store.startSaving(entries);
      const outcomes = await Promise.all(entries.map(saveOne));
      const isSaved = (_: DraftEntry, index: number) => outcomes[index] === null;
      setResult({
        saved: entries.filter(isSaved).map(({ applicant }) => applicant.name),
        refused: outcomes.filter((outcome) => outcome !== null),
      });
    },
    /** Saves the decision of a dialog, which shows a failure itself. */
    saveFromDialog: async (applicant: WaitlistUser, draft: WaitlistDraft): Promise<void> => {
      await onDecide(applicant, draftUpdate(draft));
      store.finishSaving(applicant, draft);
      setResult({ saved: [applicant.name], refused: [] });
    },
    dismiss: () => setResult(({ saved }) => ({ saved, refused: [] })),
  };
}
