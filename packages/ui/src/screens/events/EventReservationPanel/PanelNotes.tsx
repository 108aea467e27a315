import { ticketMessages } from '@perigee/domain/tickets';
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
  /** The page where the viewer enters the date of birth; null if it is known. */
  birthdateHref: string | null;
}

/** The information that a user needs before a reservation. */
export function PanelNotes({ kind, isFree, isUnpaid, birthdateHref }: PanelNotesProps) {
  if (kind === 'sign-in') return <Note>Sign in first. You’ll come right back here.</Note>;
  return (
    <>
      <output className={notice}>{isUnpaid && ticketMessages.unpaid}</output>
      {birthdateHref !== null && (
        <p className={notice}>
          <TextLink href={birthdateHref}>{ticketMessages.addBirthdate}</TextLink> to reserve a
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
