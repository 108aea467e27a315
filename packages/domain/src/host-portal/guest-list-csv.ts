import { guestGenderLabel } from './guest-gender.ts';

/** A signup, as far as it is exported. */
interface ExportedGuest {
  userId: number;
  status: string;
  ticketPrice: number;
  paid: boolean;
  gender?: string | null;
  createdAt?: string;
  signedUpByUser: { name: string; username: string | null };
}

const HEADS = ['User ID', 'Name', 'Username', 'Gender', 'Status', 'Ticket (USD)', 'Paid', 'Joined'];

/**
 * A cell of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe,
 * because guests choose their names.
 */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The guest list as a CSV file, one guest per line, in the given order. */
export function guestListCsv(guests: readonly ExportedGuest[]): string {
  const rows = guests.map((guest) => [
    guest.userId,
    guest.signedUpByUser.name,
    guest.signedUpByUser.username ?? '',
    guestGenderLabel(guest.gender) ?? '',
    guest.status,
    guest.ticketPrice,
    guest.paid ? 'yes' : 'no',
    guest.createdAt ?? '',
  ]);
  return [HEADS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
