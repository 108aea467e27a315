import { managerMessages } from '@perigee/domain/host-portal';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

interface ScheduleCalls {
  /** Generates the schedule, in place of an earlier one, and refetches the event. */
  onGenerateSchedule: () => Promise<void>;
  /** Deletes the schedule, and refetches the event. */
  onDeleteSchedule: () => Promise<void>;
}

const texts = managerMessages.schedule;

/**
 * Generates and deletes a schedule. Apart from its panel, which moves to another place on the page when there
 * is a schedule.
 */
export function useScheduleActions({ onGenerateSchedule, onDeleteSchedule }: ScheduleCalls) {
  const toasts = useToast();
  const generation = useToastedAction();
  const [isAsking, setIsAsking] = useState(false);
  /** Counts the changes, each of which replaces the pressed button. */
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((count) => count + 1);

  const generate = async () => {
    await onGenerateSchedule();
    toasts.success(texts.generated, { short: true });
  };
  const deleteSchedule = async () => {
    await onDeleteSchedule();
    toasts.success(texts.deleted, { short: true });
  };

  return {
    busy: generation.busy,
    onGenerate: () => void generation.run(generate, { onDone: changed }),
    onDelete: () => setIsAsking(true),
    /** Whether the title of the panel takes the focus. */
    hasChanged: changes > 0,
    dialog: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        onExited={changed}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        cancelLabel={texts.keep}
        tone="danger"
        onConfirm={deleteSchedule}
      >
        {texts.deleteText}
      </ConfirmDialog>
    ),
  };
}
