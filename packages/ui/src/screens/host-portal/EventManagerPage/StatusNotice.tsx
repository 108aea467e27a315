import type { Event } from '@perigee/api';
import { managerMessages, portalMessages } from '@perigee/domain/host-portal';
import { ticketMessages } from '@perigee/domain/tickets';
import { useState } from 'react';
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

/** The notice of an event that is in review, cancelled or over. Source: events §4, decision E172. */
export function StatusNotice({ status, isOver, isAdmin, ...answers }: StatusNoticeProps) {
  if (status === 'archived') return <Banner>{managerMessages.cancelled}</Banner>;
  if (isOver) return <Banner>{ticketMessages.eventOver}</Banner>;
  if (status !== 'pending') return null;
  return isAdmin ? <Review {...answers} /> : <Banner>{portalMessages.review}</Banner>;
}

/** An admin approves or archives an event in review. */
function Review({ onApprove, onArchive }: Pick<StatusNoticeProps, 'onApprove' | 'onArchive'>) {
  const toasts = useToast();
  const approval = useToastedAction();
  const [isAsking, setIsAsking] = useState(false);

  const approve = async () => {
    await onApprove();
    toasts.success(texts.approved);
  };
  const archive = async () => {
    await onArchive();
    toasts.success(texts.archived);
  };

  return (
    <Banner
      tone="caution"
      title={texts.title}
      action={
        <Inline gap={2}>
          <Button
            variant="outline"
            size="small"
            disabled={approval.busy}
            onClick={() => setIsAsking(true)}
          >
            {texts.archive}
          </Button>
          <Button size="small" busy={approval.busy} onClick={() => void approval.run(approve)}>
            {texts.approve}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={texts.archiveTitle}
            confirmLabel={texts.archive}
            cancelLabel={managerMessages.cancelSignup.keep}
            tone="danger"
            onConfirm={archive}
          >
            {texts.archiveText}
          </ConfirmDialog>
        </Inline>
      }
    >
      {texts.text}
    </Banner>
  );
}
