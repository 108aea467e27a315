import type { Event } from '@perigee/api';
import { managerMessages, statusNotice } from '@perigee/domain/host-portal';
import { useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

interface StatusNoticeProps {
  status: Event['status'];
  isOver: boolean;
  isAdmin: boolean;
  onApprove: () => Promise<void>;
  onArchive: () => Promise<void>;
}

const texts = managerMessages.review;

/**
 * The notice of an event that is in review, cancelled or over. An admin approves or archives one in review. Source:
 * events §4, decision E172.
 */
export function StatusNotice({ status, isOver, isAdmin, onApprove, onArchive }: StatusNoticeProps) {
  const toasts = useToast();
  const notice = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const text = statusNotice(status, isOver);
  const isInReview = status === 'pending' && !isOver;

  const archive = async () => {
    await onArchive();
    toasts.success(texts.archived);
  };

  return (
    <>
      {isInReview && isAdmin ? (
        <Review onApprove={onApprove} onAskArchive={() => setIsAsking(true)} />
      ) : (
        text !== null && (
          <Banner ref={notice} tabIndex={-1}>
            {text}
          </Banner>
        )
      )}
      {isAdmin && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          // The button is gone once the event is archived.
          onExited={() => notice.current?.focus()}
          title={texts.archiveTitle}
          confirmLabel={texts.archive}
          cancelLabel={managerMessages.cancelSignup.keep}
          tone="danger"
          onConfirm={archive}
        >
          {texts.archiveText}
        </ConfirmDialog>
      )}
    </>
  );
}

interface ReviewProps extends Pick<StatusNoticeProps, 'onApprove'> {
  onAskArchive: () => void;
}

function Review({ onApprove, onAskArchive }: ReviewProps) {
  const toasts = useToast();
  const approval = useToastedAction();

  const approve = async () => {
    await onApprove();
    toasts.success(texts.approved);
  };

  return (
    <Banner
      tone="caution"
      title={texts.title}
      action={
        <Inline gap={2}>
          <Button variant="outline" size="small" disabled={approval.busy} onClick={onAskArchive}>
            {texts.archive}
          </Button>
          <Button size="small" busy={approval.busy} onClick={() => void approval.run(approve)}>
            {texts.approve}
          </Button>
        </Inline>
      }
    >
      {texts.text}
    </Banner>
  );
}
