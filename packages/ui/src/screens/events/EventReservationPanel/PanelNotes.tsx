import { ticketMessages, type MissingForTicket } from '@perigee/domain/tickets';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { besideOnly, notice } from './EventReservationPanel.css.ts';

export interface PanelNotesProps {
  /** The action of the button, to which the notes apply. */
  kind: 'reserve' | 'sign-in';
  isFree: boolean;
  /** The viewer left the payment page without paying. */
  isUnpaid: boolean;
  /** What the viewer's profile lacks for a ticket. */
  missing: MissingForTicket | null;
  /** The page where the viewer completes the profile. */
  profileHref: string;
}

/** The information that a user needs before a reservation. */
export function PanelNotes({ kind, isFree, isUnpaid, missing, profileHref }: PanelNotesProps) {
  if (kind === 'sign-in') return <Note>Sign in first. You’ll come right back here.</Note>;
  return (
    <>
      <output className={notice}>{isUnpaid && ticketMessages.unpaid}</output>
      {missing !== null && (
        <p className={notice}>
          <TextLink href={profileHref}>{ticketMessages.missing[missing]}</TextLink> to reserve a
          ticket.
        </p>
      )}
      {!isFree && !isUnpaid && (
        <Note>You pay on the next page. We hold your place while you do.</Note>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Stack align="center" className={besideOnly}>
      <Text size="sm" tone="muted" align="center" measure="xs">
        {children}
      </Text>
    </Stack>
  );
}
