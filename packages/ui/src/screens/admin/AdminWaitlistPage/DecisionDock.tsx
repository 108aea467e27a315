import type { WaitlistUser } from '@perigee/api';
import { adminWaitlistMessages, isEmptyDraft, lacksHNum } from '@perigee/domain/admin';
import type { WaitlistStatus } from '@perigee/domain/waitlist';
import { useContext, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Keys } from '../../../components/KeyboardShortcuts/Keys.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { decisionShortcuts, SKIP_KEY } from '../decision-keys.ts';
import { DecisionFields } from '../DecisionFields.tsx';
import { actions, dock } from './ApplicantView.css.ts';
import type { DraftEntry } from './draft-store.ts';
import { DraftsContext, useDraft } from './use-drafts.ts';

const texts = adminWaitlistMessages;

interface DecisionDockProps {
  applicant: WaitlistUser;
  decisions: readonly WaitlistStatus[];
  /** Letters and digits act in it. */
  view: RefObject<HTMLElement | null>;
  /** Enter saves there; elsewhere it presses what has the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  onSave: (entry: DraftEntry) => void;
  onSkip: () => void;
}

/** The decision on the applicant, at the foot of the window. Source: admin §4. */
export function DecisionDock({
  applicant,
  decisions,
  view,
  heading,
  onSave,
  onSkip,
}: DecisionDockProps) {
  const store = useContext(DraftsContext);
  const { draft, change } = useDraft(applicant);
  const isBlocked = isEmptyDraft(draft) || lacksHNum(applicant, draft);

  const save = () => {
    const entry = store.of(applicant);
    if (entry !== undefined && !isBlocked) onSave(entry);
  };
  useShortcuts(
    texts.keys.row,
    [
      ...decisionShortcuts({
        decisions,
        subject: () => ({ applicant, draft }),
        onChange: (_, fields) => change(fields),
      }),
      { keys: SKIP_KEY, label: texts.dialog.skip, onPress: onSkip },
    ],
    { within: view },
  );
  useShortcuts(texts.keys.row, [{ keys: 'Enter', label: texts.keys.saveAndGoOn, onPress: save }], {
    within: heading,
  });

  return (
    <form
      noValidate
      aria-label={texts.dialog.title(applicant.name)}
      className={dock}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DecisionFields applicant={applicant} decisions={decisions} draft={draft} onChange={change} />
      <div className={actions}>
        <Button size="small" variant="outline" onClick={onSkip}>
          {texts.dialog.skip} <Keys keys={SKIP_KEY} aria-hidden="true" />
        </Button>
        <Button size="small" type="submit" disabled={isBlocked}>
          {texts.dialog.save} <Keys keys="Enter" aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
