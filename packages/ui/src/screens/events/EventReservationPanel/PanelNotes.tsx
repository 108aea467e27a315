import { ticketMessages } from '@perigee/domain';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { note, notice } from './EventReservationPanel.css.ts';

export interface PanelNotesProps {
  /** What the button does; the notes are about nothing else. */
  kind: 'reserve' | 'sign-in';
  isFree: boolean;
  /** The viewer has left the payment page without paying. */
  isUnpaid: boolean;
  /** Where the viewer tells their date of birth; null where they have. */
  birthdateHref: string | null;
}

/** What a user has to know before they reserve. */
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
