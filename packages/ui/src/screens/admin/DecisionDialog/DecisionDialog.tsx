import type { WaitlistUser } from '@perigee/api';
import { messages } from '@perigee/domain';
import {
  adminWaitlistMessages,
  isEmptyDraft,
  lacksHNum,
  type WaitlistDraft,
} from '@perigee/domain/admin';
import { openDecisions } from '@perigee/domain/waitlist';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { dialogActions } from '../../../components/Dialog/Dialog.css.ts';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Keys } from '../../../components/KeyboardShortcuts/Keys.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { decisionShortcuts, SKIP_KEY } from '../decision-keys.ts';
import { DecisionFields } from '../DecisionFields.tsx';
import { ApplicantSummary } from './ApplicantSummary.tsx';
import { close } from './DecisionDialog.css.ts';

export interface DecisionDialogProps extends DialogLifecycle {
  /** The applicant; they stay while the dialog fades out. */
  applicant: WaitlistUser | null;
  /** What was chosen for the applicant before. */
  draft: WaitlistDraft;
  /** Sends the decision. A rejection's message is a toast. */
  onSave: (applicant: WaitlistUser, draft: WaitlistDraft) => Promise<void>;
  /** Gets the focus after the dialog. */
  finalFocus?: RefObject<HTMLElement | null>;
  now: Date;
}

const texts = adminWaitlistMessages;

/** The decision on one applicant. It saves only what is filled. Source: admin §4, §5. */
export function DecisionDialog({ applicant, draft, onSave, now, ...dialog }: DecisionDialogProps) {
  if (applicant === null) return null;
  return (
    <Dialog {...dialog} size="md" title={texts.dialog.title(applicant.name)} hasHeader={false}>
      <DecisionForm
        key={applicant.id}
        applicant={applicant}
        draft={draft}
        onSave={onSave}
        now={now}
        onClose={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}

interface DecisionFormProps extends Pick<DecisionDialogProps, 'draft' | 'onSave' | 'now'> {
  applicant: WaitlistUser;
  onClose: () => void;
}

/** A separate component, so that its state resets each time the dialog opens. */
function DecisionForm({ applicant, draft: first, onSave, now, onClose }: DecisionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft] = useState(first);
  const request = useToastedAction(messages.failed);
  const decisions = openDecisions(applicant.waitlistStatus);
  const isBlocked = isEmptyDraft(draft) || lacksHNum(applicant, draft);

  const change = (fields: WaitlistDraft) => setDraft((current) => ({ ...current, ...fields }));

  const save = () => {
    if (!isBlocked) void request.run(() => onSave(applicant, draft), { onDone: onClose });
  };

  // Before the dialog looks for an element that takes the focus.
  useLayoutEffect(() => heading.current?.focus(), []);

  useShortcuts(
    texts.keys.row,
    [
      ...decisionShortcuts({
        decisions,
        subject: () => ({ applicant, draft }),
        onChange: (_, fields) => change(fields),
      }),
      { keys: SKIP_KEY, label: texts.dialog.skip, onPress: onClose },
    ],
    { within: form },
  );
  // Elsewhere in the dialog Enter presses the focused button, or submits the form.
  useShortcuts(texts.keys.row, [{ keys: 'Enter', label: texts.dialog.save, onPress: save }], {
    within: heading,
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap={5}>
        <ApplicantSummary applicant={applicant} now={now} headingRef={heading} />
        <DecisionFields
          applicant={applicant}
          decisions={decisions}
          draft={draft}
          onChange={change}
        />
        <Inline gap={3} justify="end" className={dialogActions}>
          <Button variant="quiet" onClick={onClose}>
            {texts.dialog.skip} <Keys keys={SKIP_KEY} aria-hidden="true" />
          </Button>
          <Button type="submit" busy={request.busy} disabled={isBlocked}>
            {texts.dialog.save} <Keys keys="Enter" aria-hidden="true" />
          </Button>
        </Inline>
      </Stack>
      <IconButton label="Close" icon={X} variant="quiet" className={close} onClick={onClose} />
    </form>
  );
}
