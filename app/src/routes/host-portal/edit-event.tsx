import { getGetEventLookupsQueryOptions, getGetEventQueryOptions, useGetEvent } from '@perigee/api';
import { EventFormPage } from '@perigee/ui/event-form';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { UnsavedChangesGuard } from '../shell/unsaved-changes-guard.tsx';
import { isNotManaged } from './is-not-managed.ts';
import { useEventForm } from './use-event-form.ts';
import { useEventUpdate } from './use-event-update.ts';

export const queries: PageQueries = ({ params: { event_id: id = '' } }) => [
  getGetEventLookupsQueryOptions(),
  getGetEventQueryOptions(id),
];

/** The key resets the form for each event. */
export function Component() {
  const { event_id: id = '' } = useParams();
  return <EditEvent key={id} id={id} />;
}

/**
 * The form of a stored event. One that is not found, or that another host runs, leads to the landing page; one that
 * is deleted here leads to the portal. Source: events §2, §8.
 */
function EditEvent({ id }: { id: string }) {
  const stored = useGetEvent(id);
  const { form, unsaved } = useEventForm(id);
  const { task, isDeleting } = useEventUpdate(id);
  if (!isDeleting && isNotManaged(stored)) return <Navigate to={paths.home} replace />;
  if (form === null) return null;
  return (
    <>
      <EventFormPage {...form} portalHref={paths.portal} task={task} />
      <UnsavedChangesGuard unsaved={unsaved} />
    </>
  );
}
