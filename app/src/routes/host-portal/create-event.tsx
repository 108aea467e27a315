import { getGetEventLookupsQueryOptions, useCreateEvent } from '@perigee/api';
import { EventFormPage } from '@perigee/ui/event-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { UnsavedChangesGuard } from '../shell/unsaved-changes-guard.tsx';
import { useEventForm } from './use-event-form.ts';

export const queries: PageQueries = () => [getGetEventLookupsQueryOptions()];

/** The form of a new event. Source: events §2. */
export function Component() {
  const navigate = useNavigate();
  const { form, unsaved } = useEventForm('new');
  const { mutateAsync: createEvent } = useCreateEvent();
  if (form === null) return null;
  return (
    <>
      <EventFormPage
        {...form}
        portalHref={paths.portal}
        task={{
          mode: 'create',
          onCreate: (data) => createEvent({ data }),
          onCreated: () => void navigate(paths.portal),
        }}
      />
      <UnsavedChangesGuard unsaved={unsaved} />
    </>
  );
}
