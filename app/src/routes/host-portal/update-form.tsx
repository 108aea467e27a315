import { EventFormPanel, type EventFormPanelProps } from '@perigee/ui/event-form';
import { UnsavedChangesGuard } from '../shell/unsaved-changes-guard.tsx';
import { useEventForm } from './use-event-form.ts';

interface UpdateFormProps extends Pick<EventFormPanelProps, 'task'> {
  id: string;
}

/** The form of an event, in the tab 'Update Event Info' of its manager. Source: events §2. */
export default function UpdateForm({ id, task }: UpdateFormProps) {
  const { form, unsaved } = useEventForm(id);
  if (form === null) return null;
  return (
    <>
      <EventFormPanel {...form} task={task} />
      <UnsavedChangesGuard unsaved={unsaved} />
    </>
  );
}
