import { getGetMagicTokenQueryOptions, useSendMagicLink } from '@perigee/api';
import { errorText, limits } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { loading, ready } from '@perigee/ui';
import { MagicLinkDialog } from '@perigee/ui/auth';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { magicLinkHref } from '../hrefs.ts';

/** Makes a new link for each request: none is cached or refetched. */
async function makeLink(queryClient: QueryClient, now: Date) {
  // Taken before the call, so that this expiry is never later than the server's.
  const expiresAt = new Date(now.getTime() + limits.magicLinkMs);
  const { magicToken } = await queryClient.fetchQuery(
    getGetMagicTokenQueryOptions({ query: { staleTime: 0, gcTime: 0, retry: false } }),
  );
  return { href: location.origin + magicLinkHref(magicToken), expiresAt };
}

/** 'Sign in on another device', for signed-in users: open until it is closed. */
export default function MagicLinkDialogRoute({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const { clock } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync: sendMagicLink } = useSendMagicLink();
  const { mutate, data, error } = useMutation({
    mutationFn: () => makeLink(queryClient, clock.now()),
  });
  const renew = () => mutate();
  useEffect(() => {
    mutate();
  }, [mutate]);

  function link() {
    if (data !== undefined) return ready(data);
    if (error === null) return loading;
    return {
      status: 'error' as const,
      message: errorText(error, authMessages.magicLink.failed),
      onRetry: renew,
    };
  }

  return (
    <MagicLinkDialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onExited={onClosed}
      link={link()}
      onRenew={renew}
      onEmail={() => sendMagicLink({ data: {} })}
    />
  );
}
