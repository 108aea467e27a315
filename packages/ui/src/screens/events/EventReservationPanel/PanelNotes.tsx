import { ticketMessages } from '@perigee/domain/tickets';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { note, notice } from './EventReservationPanel.css.ts';

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
  if (kind === 'sign-in') return <p className={note}>You sign in first, and come back here.</p>;
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
        <p className={note}>You pay on the next page. Your place is held meanwhile.</p>
      )}
    </>
  );
}
