import { limits } from '@perigee/domain';
import { ticketMessages } from '@perigee/domain/tickets';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { CompleteOrbit } from '../../../components/Orbit/CompleteOrbit.tsx';

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
      <Grid gap={0} justify="center" spaceBefore={4}>
        <CompleteOrbit />
        <Heading level={2} size="2xl" align="center" spaceBefore={6}>
          {fullAccess}
        </Heading>
        <Text tone="muted" align="center" breakWords spaceBefore={3} spaceAfter={8}>
          Every evening is open to you now.
        </Text>
        <ButtonLink block href={discoverHref}>
          {discover}
        </ButtonLink>
        <Stack spaceBefore={2}>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </Stack>
      </Grid>
    </Dialog>
  );
}
