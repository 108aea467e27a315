import {
  getGetMagicTokenQueryKey,
  getGetMagicTokenQueryOptions,
  useSendMagicLink,
} from '@perigee/api';
import { limits } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { MagicLinkDialog } from '@perigee/ui/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toLoadable } from '../../loadable.ts';
import { useServices } from '../../services/services-context.ts';
import { magicLinkHref } from '../hrefs.ts';

/**
 * A link, which is neither cached nor made again before the user requests another.
 *
 * @param turn a number of its own for each link
 */
function useLink(turn: number) {
  const { clock } = useServices();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [...getGetMagicTokenQueryKey(), turn],
    queryFn: async () => {
      // Taken before the call, so that this expiry is never later than the server's.
      const expiresAt = new Date(clock.now().getTime() + limits.magicLinkMs);
      const { magicToken } = await queryClient.fetchQuery(
        getGetMagicTokenQueryOptions({ query: { staleTime: 0, gcTime: 0, retry: false } }),
      );
      return { href: location.origin + magicLinkHref(magicToken), expiresAt };
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** 'Sign in on another device', for signed-in users: open until it is closed. */
export default function MagicLinkDialogRoute({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const [turn, setTurn] = useState(0);
  const link = useLink(turn);
  const { mutateAsync: sendMagicLink } = useSendMagicLink();

  return (
    <MagicLinkDialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onExited={onClosed}
      link={toLoadable(link, authMessages.magicLink.failed)}
      onRenew={() => setTurn(turn + 1)}
      onEmail={() => sendMagicLink({ data: {} })}
    />
  );
}
