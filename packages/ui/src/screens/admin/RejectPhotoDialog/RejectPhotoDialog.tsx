import { limits } from '@perigee/domain';
import { photoDecisionProblem, userPageMessages } from '@perigee/domain/admin';
import { useState, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { dialogActions } from '../../../components/Dialog/Dialog.css.ts';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { photoAndReason } from '../AdminUserPage/AdminUserPage.css.ts';

export interface RejectPhotoDialogProps extends DialogLifecycle {
  /** Gets the focus after closing, because the button may be gone. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** The member whose photo it is. */
  name: string;
  pictureUrl: string;
  onReject: (reason: string) => Promise<void>;
}

const texts = userPageMessages.photos;

/** Asks for the reason that the member reads over the rejected photo. */
export function RejectPhotoDialog({
  name,
  pictureUrl,
  onReject,
  ...dialog
}: RejectPhotoDialogProps) {
  return (
    <Dialog {...dialog} title={texts.reject} subtitle={<bdi>{name}</bdi>}>
      <RejectionForm
        pictureUrl={pictureUrl}
        onReject={onReject}
        onClose={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}

interface RejectionFormProps extends Pick<RejectPhotoDialogProps, 'pictureUrl' | 'onReject'> {
  onClose: () => void;
}

/** A separate component, so that its state resets each time the dialog opens. */
function RejectionForm({ pictureUrl, onReject, onClose }: RejectionFormProps) {
  const rejection = useToastedAction();
  const [reason, setReason] = useState('');
  const rejectionReason = reason.trim();
  const problem = photoDecisionProblem({ moderationStatus: 'Rejected', rejectionReason });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== null) return;
        void rejection.run(() => onReject(rejectionReason), { onDone: onClose });
      }}
    >
      <Stack gap={6} spaceBefore={6}>
        <div className={photoAndReason}>
          <Portrait className={shapes.smallPortrait} src={pictureUrl} alt="" />
          <TextArea
            label={texts.reason}
            help={texts.reasonHelp}
            required
            rows={4}
            maxLength={limits.rejectionReasonLength}
            value={reason}
            readOnly={rejection.busy}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <Inline gap={3} justify="end" className={dialogActions}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={rejection.busy} disabled={problem !== null}>
            {texts.reject}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
