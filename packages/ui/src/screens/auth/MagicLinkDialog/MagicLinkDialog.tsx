import { centredFrame } from '../../../components/CopyButton/CopyButton.css.ts';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { QrPlace } from '../../../components/QrTicket/QrPlace.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { textLine } from '../../../components/Skeleton/text-line.css.ts';
import type { Loadable } from '../../../loadable.ts';
import { LinkPanel, type LinkPanelProps, type MagicLink } from './LinkPanel.tsx';

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
      <Loaded
        value={link}
        skeleton={<LinkSkeleton />}
        renderError={({ message, ...retry }) => <ErrorState level={3} title={message} {...retry} />}
      >
        {(data) => <LinkPanel key={data.href} link={data} {...rest} />}
      </Loaded>
    </Dialog>
  );
}

function LinkSkeleton() {
  return (
    <SkeletonRegion label="Making your link">
      <Stack gap={0}>
        <Skeleton className={textLine} width="92%" />
        <Skeleton className={textLine} width="90%" />
        <Skeleton className={textLine} width="24%" />
      </Stack>
      <Stack align="center" spaceBefore={4}>
        <Stack spaceBefore={2}>
          <QrPlace size="small" />
        </Stack>
        <Text as="div" size="2xl" leading="head">
          <Skeleton width={72} height="1lh" />
        </Text>
        {/* With the reserved line below the button. */}
        <div className={centredFrame}>
          <Skeleton shape="block" width={142} height={48} />
        </div>
        <Skeleton shape="block" width={132} height={48} />
      </Stack>
    </SkeletonRegion>
  );
}
