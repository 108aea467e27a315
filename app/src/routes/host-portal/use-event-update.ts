import { getGetEventQueryOptions, useDeleteEvent, useGetEvent, useUpdateEvent } from '@perigee/api';
import type { EventFormPanelProps } from '@perigee/ui/event-form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';

/**
 * The calls of the form of a stored event: on its page, and in the tab of the Event Manager.
 *
 * @param id the id or slug of the event
 */
export function useEventUpdate(id: string): EventFormPanelProps['task'] {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const event = useGetEvent(id);
  const { mutateAsync: updateEvent } = useUpdateEvent();
  const { mutateAsync: deleteEvent } = useDeleteEvent();
  // An admin may change the slug.
  const storedId = String(event.data?.event.id ?? id);
  return {
    mode: 'update',
    event: mapLoadable(toLoadable(event), (reply) => reply.event),
    onReload: async () =>
      (await queryClient.fetchQuery({ ...getGetEventQueryOptions(storedId), staleTime: 0 })).event,
    onUpdate: async (data) => (await updateEvent({ id: storedId, data })).event,
    onDelete: () => deleteEvent({ id: storedId }),
    onDeleted: () => void navigate(paths.portal),
  };
}
