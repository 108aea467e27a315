import { csvText } from '../csv-text.ts';
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

/** A cell of a CSV file (RFC 4180). */
function cell(value: string | number): string {
  const text = typeof value === 'string' ? csvText(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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
