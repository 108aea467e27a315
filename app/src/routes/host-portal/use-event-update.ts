import { getGetEventQueryOptions, useDeleteEvent, useGetEvent, useUpdateEvent } from '@perigee/api';
import type { EventFormPanelProps } from '@perigee/ui/event-form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';

interface EventUpdateConnection {
  task: EventFormPanelProps['task'];
  /** The event is deleted here, or soon will be: the page leads to the portal once the dialog has closed. */
  isDeleting: boolean;
}

/**
 * The calls of the form of a stored event: on its page, and in the tab of the Event Manager.
 *
 * @param id the id or slug of the event
 */
export function useEventUpdate(id: string): EventUpdateConnection {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const event = useGetEvent(id);
  const { mutateAsync: updateEvent } = useUpdateEvent();
  const deletion = useDeleteEvent();
  // An admin may change the slug.
  const storedId = String(event.data?.event.id ?? id);
  return {
    isDeleting: deletion.isPending || deletion.isSuccess,
    task: {
      mode: 'update',
      event: mapLoadable(toLoadable(event), (reply) => reply.event),
      onReload: async () =>
        (await queryClient.fetchQuery({ ...getGetEventQueryOptions(storedId), staleTime: 0 }))
          .event,
      onUpdate: async (data) => (await updateEvent({ id: storedId, data })).event,
      onDelete: () => deletion.mutateAsync({ id: storedId }),
      onDeleted: () => void navigate(paths.portal),
    },
  };
}
