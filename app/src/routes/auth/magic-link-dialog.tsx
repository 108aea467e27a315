import { getMagicToken, sendMagicLink } from '@perigee/api';
import { errorText, limits } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { loading, ready } from '@perigee/ui';
import { MagicLinkDialog } from '@perigee/ui/auth';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';

/** A new link for each request: none is cached or refetched. */
async function makeLink() {
  // Taken before the call, so that this expiry is never later than the server's.
  const expiresAt = new Date(Date.now() + limits.magicLinkMs);
  const { magicToken } = await getMagicToken();
  const query = new URLSearchParams({ magicToken });
  return { href: `${location.origin}${paths.login}?${query}`, expiresAt };
}

/** 'Sign in on another device', for signed-in users: open until it is closed. */
export default function MagicLinkDialogRoute({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const { mutate, data, error } = useMutation({ mutationFn: makeLink });
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
      onEmail={() => sendMagicLink({})}
    />
  );
}
