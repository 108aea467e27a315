import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { textLine } from '../../../components/Skeleton/text-line.css.ts';
import type { Loadable } from '../../../loadable.ts';
import { LinkPanel, type LinkPanelProps, type MagicLink } from './LinkPanel.tsx';
import { code, codeSide, copyShape, subtitle, panel, time } from './MagicLinkDialog.css.ts';

export interface MagicLinkDialogProps extends Omit<LinkPanelProps, 'link'> {
  open: boolean;
  onClose: () => void;
  /** Called after the fade-out. */
  onExited?: () => void;
  /** Requested when the dialog opens. A retry requests another. */
  link: Loadable<MagicLink>;
}

/** Signs the user in on another device at once. Source: member §2 (other dialogs), §4, §8. */
export function MagicLinkDialog({ open, onClose, onExited, link, ...rest }: MagicLinkDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onExited={onExited}
      title="Sign in on another device"
    >
      {link.status === 'loading' && <LinkSkeleton />}
      {link.status === 'error' && (
        <ErrorState level={3} title={link.message} onRetry={link.onRetry} />
      )}
      {link.status === 'ready' && <LinkPanel key={link.data.href} link={link.data} {...rest} />}
    </Dialog>
  );
}

function LinkSkeleton() {
  return (
    <SkeletonRegion label="Making your link">
      <div className={panel}>
        <div className={subtitle}>
          <Skeleton className={textLine} width="92%" />
          <Skeleton className={textLine} width="90%" />
          <Skeleton className={textLine} width="24%" />
        </div>
        <Skeleton shape="block" className={code} width={codeSide} height={codeSide} />
        <div className={time}>
          <Skeleton width={72} height="1lh" />
        </div>
        <Skeleton shape="block" className={copyShape} width={142} height={48} />
        <Skeleton shape="block" width={132} height={48} />
      </div>
    </SkeletonRegion>
  );
}
