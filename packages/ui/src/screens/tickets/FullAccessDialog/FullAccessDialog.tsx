import { limits } from '@perigee/domain';
import { ticketMessages } from '@perigee/domain/tickets';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { announcement, away, text, title } from '../announcement.css.ts';

export interface FullAccessDialogProps {
  /** Whether the member came from the waitlist: the dialog opens a second later, and closes at once. */
  open: boolean;
  discoverHref: string;
  onClose: () => void;
}

const { fullAccess, discover } = ticketMessages.dashboard;

/** Tells a member that the wait on the waitlist is over. Source: member §4, §9; events §2, §9. */
export function FullAccessDialog({ open, discoverHref, onClose }: FullAccessDialogProps) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setIsDue(true), limits.fullAccessDelayMs);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [open]);
  return (
    <Dialog open={open && isDue} onOpenChange={onClose} title={fullAccess} hasHeader={false}>
      <div className={announcement}>
        <EmptyOrbit />
        <h2 className={title}>{fullAccess}</h2>
        <p className={text}>Every evening is open to you now.</p>
        <ButtonLink block href={discoverHref}>
          {discover}
        </ButtonLink>
        <Button variant="quiet" className={away} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
