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
import { useMutation } from '@tanstack/react-query';
import { dataUrlOf } from '../../services/data-url.ts';

type CallNames = Extract<keyof EventManagerPageProps, `on${string}` | 'asOneChange'>;

/** One of several calls that are one change: the table of changes applies to all of them, not to each. */
const oneOfSeveral = {
  mutation: { mutationKey: ['oneOfSeveral'] },
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
  const { mutateAsync: decide } = useMutation({
    mutationKey: ['cancelSignup'],
    mutationFn: async (send: () => Promise<unknown>) => send(),
  });
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
    asOneChange: async <Result>(send: () => Promise<Result>) => (await decide(send)) as Result,
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
