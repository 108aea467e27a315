import { eventFormMessages, type EventFormBody } from '@perigee/domain/events';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { fieldLabels } from './field-labels.ts';

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

const { title, text, saveMine, keepTyping } = eventFormMessages.changed;

/** Asks before the values that another user has saved meanwhile are replaced. */
export function ChangedElsewhereDialog({ conflict, onClose }: ChangedElsewhereDialogProps) {
  // Stays while the dialog fades out.
  const [shown, setShown] = useState(conflict);
  if (conflict !== null && conflict !== shown) setShown(conflict);
  return (
    <ConfirmDialog
      open={conflict !== null}
      onOpenChange={onClose}
      title={title}
      confirmLabel={saveMine}
      cancelLabel={keepTyping}
      onConfirm={() => shown?.onSave() ?? Promise.resolve()}
    >
      {text(fieldLabels(shown?.fields ?? []))}
    </ConfirmDialog>
  );
}
