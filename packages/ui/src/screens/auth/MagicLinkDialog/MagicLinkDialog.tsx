import { authMessages } from '@perigee/domain';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../../loadable.ts';
import { LinkPanel, type LinkPanelProps, type MagicLink } from './LinkPanel.tsx';
import { codeSide, lede, panel } from './MagicLinkDialog.css.ts';

export interface MagicLinkDialogProps extends Omit<LinkPanelProps, 'link'> {
  open: boolean;
  onClose: () => void;
  /** Has faded out. */
  onExited?: () => void;
  /** Fetched when the dialog opens. A retry fetches another. */
  link: Loadable<MagicLink>;
}

/** Signs one in on another device at once. Source: member §2 (other dialogs), §4, §8. */
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
        <ErrorState
          level={3}
          title={authMessages.magicLink.failed}
          message={link.message}
          onRetry={link.onRetry}
        />
      )}
      {link.status === 'ready' && <LinkPanel key={link.data.href} link={link.data} {...rest} />}
    </Dialog>
  );
}

function LinkSkeleton() {
  return (
    <SkeletonRegion label="Making your link">
      <div className={panel}>
        <div className={lede}>
          <Skeleton width="92%" />
          <Skeleton width="96%" />
          <Skeleton width="58%" />
        </div>
        <Skeleton shape="block" width={codeSide} height={codeSide} />
        <Skeleton width={72} height={24} />
        <Skeleton shape="block" width={140} height={44} />
        <Skeleton shape="block" width={180} height={44} />
      </div>
    </SkeletonRegion>
  );
}
