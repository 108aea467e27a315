import {
  useAddGalleryPicture,
  useCancelSignup,
  useDeleteSchedule,
  useGenerateSchedule,
  useGiveTicket,
  useInviteToEvent,
  useUpdateEvent,
} from '@perigee/api';
import type { EventManagerPageProps } from '@perigee/ui/host-portal';
import { dataUrlOf } from '../../services/data-url.ts';
import { ONE_OF_SEVERAL, useAsOneChange } from '../use-as-one-change.ts';

type CallNames = Extract<keyof EventManagerPageProps, `on${string}` | 'asOneChange'>;

const oneOfSeveral = {
  mutation: ONE_OF_SEVERAL,
  // A decision is sent also when the page is left.
  request: { keepalive: true },
} as const;

/**
 * The calls of the event manager. An applicant is accepted by a free ticket, and declined by a cancelled
 * signup. Source: events §4, §7.
 *
 * @param id the id or slug of the event
 */
export function useEventManagerCalls(id: string): Pick<EventManagerPageProps, CallNames> {
  const { mutateAsync: giveTicket } = useGiveTicket();
  const { mutateAsync: cancelSignup } = useCancelSignup();
  const { mutateAsync: accept } = useGiveTicket(oneOfSeveral);
  const { mutateAsync: decline } = useCancelSignup(oneOfSeveral);
  const asOneChange = useAsOneChange('cancelSignup');
  const { mutateAsync: invite } = useInviteToEvent();
  const { mutateAsync: addPicture } = useAddGalleryPicture();
  const { mutateAsync: generateSchedule } = useGenerateSchedule();
  const { mutateAsync: deleteSchedule } = useDeleteSchedule();
  const { mutateAsync: updateEvent } = useUpdateEvent();

  const give = async (userId: number) => void (await giveTicket({ id, userId }));
  const cancel = async (userId: number, refund: boolean) =>
    void (await cancelSignup({ id, userId, data: { refund } }));

  return {
    onAccept: async (userId) => void (await accept({ id, userId })),
    onDecline: async (userId) => void (await decline({ id, userId, data: { refund: false } })),
    asOneChange,
    onGiveTicket: give,
    onCancelSignup: cancel,
    onInviteAll: async () => (await invite({ id, data: { all: true } })).invited,
    onInviteUsers: async (userIds) => (await invite({ id, data: { userIds } })).invited,
    onAddPicture: async (file) =>
      void (await addPicture({ id, data: { image: await dataUrlOf(file) } })),
    onGenerateSchedule: async () => void (await generateSchedule({ id })),
    onDeleteSchedule: async () => deleteSchedule({ id }),
    onApprove: async () => void (await updateEvent({ id, data: { status: 'created' } })),
    onArchive: async () => void (await updateEvent({ id, data: { status: 'archived' } })),
  };
}
