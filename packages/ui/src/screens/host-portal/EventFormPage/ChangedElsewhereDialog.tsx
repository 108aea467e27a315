import { eventFormMessages, type EventFormBody } from '@perigee/domain/events';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';

/** Both this user and another one changed these fields of the event. */
export interface Conflict {
  fields: readonly (keyof EventFormBody)[];
  /** Stores the values of this user all the same. */
  onSave: () => Promise<void>;
}

interface ChangedElsewhereDialogProps {
  conflict: Conflict | null;
  onClose: () => void;
}

const LABELS: Partial<Record<keyof EventFormBody, string>> = {
  title: 'Event Name',
  description: 'Event Description',
  imageData: 'Event Image',
  verticalImageData: 'Vertical Image',
  slug: 'Slug',
  eventFormat: 'Round length',
  tags: 'Sexual orientation or category',
  minAge: 'Min age',
  maxAge: 'Max age',
  scheduled: 'Scheduled',
  eventVisibility: 'Visibility',
  startTime: 'Date and time',
  location: 'Location',
  ticketPrice: 'Price in USD',
  leftTickets: 'Minimum male tickets',
  rightTickets: 'Minimum female tickets',
  bacheloretteUserId: 'Bachelorette user ID',
};

const { title, text, saveMine, keepTyping } = eventFormMessages.changed;

/** Asks before the values that another user has saved meanwhile are replaced. */
export function ChangedElsewhereDialog({ conflict, onClose }: ChangedElsewhereDialogProps) {
  // Stays while the dialog fades out.
  const [shown, setShown] = useState(conflict);
  if (conflict !== null && conflict !== shown) setShown(conflict);
  const fields = shown?.fields.flatMap((field) => LABELS[field] ?? []) ?? [];
  return (
    <ConfirmDialog
      open={conflict !== null}
      onOpenChange={onClose}
      title={title}
      confirmLabel={saveMine}
      cancelLabel={keepTyping}
      onConfirm={() => shown?.onSave() ?? Promise.resolve()}
    >
      {text(fields.join(', '))}
    </ConfirmDialog>
  );
}
