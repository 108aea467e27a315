import { EventFormPanel } from '@perigee/ui/event-form';
import { UnsavedChangesGuard } from '../shell/unsaved-changes-guard.tsx';
import { useEventForm } from './use-event-form.ts';
import { useEventUpdate } from './use-event-update.ts';

/** The form of an event, in the tab 'Update Event Info' of its manager. Source: events §2. */
export default function UpdateForm({ id }: { id: string }) {
  const { form, unsaved } = useEventForm(id);
  const task = useEventUpdate(id);
  if (form === null) return null;
  return (
    <>
      <EventFormPanel {...form} task={task} />
      <UnsavedChangesGuard unsaved={unsaved} />
    </>
  );
}
