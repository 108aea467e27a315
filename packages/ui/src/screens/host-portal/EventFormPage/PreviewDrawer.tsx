import { eventFormMessages } from '@perigee/domain/events';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { EventPreview, type EventPreviewProps } from './EventPreview.tsx';

interface PreviewDrawerProps extends EventPreviewProps {
  open: boolean;
  onClose: () => void;
}

/** The preview where there is no space beside the form. */
export function PreviewDrawer({ open, onClose, ...preview }: PreviewDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onClose} title={eventFormMessages.preview.title}>
      <EventPreview {...preview} titleHidden />
    </Drawer>
  );
}
