import { adminPortalMessages } from './portal-messages.ts';

/** What a report is about, where it needs one: a text, or a whole number. Source: admin §5. */
export interface ReportSubject {
  label: string;
  kind: 'text' | 'number';
}

export interface Report {
  /** The end of the call's address, which admins see as well. Source: admin §7. */
  path: string;
  label: string;
  subject?: ReportSubject;
}

/** The downloads, in groups. Paths: admin §7; labels: decision on A85. */
export const REPORT_GROUPS = [
  {
    title: 'Users',
    reports: [
      { path: 'users/active/missing-data', label: 'Active users with missing data' },
      {
        path: 'users/referralCode',
        label: 'Referral codes',
        subject: { label: 'Referral code', kind: 'text' },
      },
    ],
  },
  {
    title: 'Match recommendations',
    reports: [
      { path: 'match-recommendations/analysis', label: 'Analysis' },
      {
        path: 'match-recommendations/user',
        label: 'User matches',
        subject: { label: 'User identifier', kind: 'text' },
      },
      { path: 'match-recommendations/active', label: 'Active' },
      { path: 'match-recommendations/unrevealed', label: 'Unrevealed' },
      { path: 'match-recommendations/no-decision', label: 'No decision' },
      { path: 'match-recommendations/past-2-weeks', label: 'Past 2 weeks' },
    ],
  },
  {
    title: 'Subscriptions',
    reports: [
      { path: 'subscriptions/paid', label: 'Paid' },
      { path: 'subscriptions/unpaid', label: 'Unpaid' },
      { path: 'subscriptions/paid/trials', label: 'Paid trials' },
    ],
  },
  {
    title: 'Events',
    reports: [
      {
        path: 'event/signups',
        label: 'Event signups',
        subject: { label: 'Event ID', kind: 'number' },
      },
    ],
  },
] as const satisfies readonly { title: string; reports: readonly Report[] }[];

/** The path of a report. */
export type ReportPath = (typeof REPORT_GROUPS)[number]['reports'][number]['path'];

/**
 * What a report is downloaded for, as it is typed: a text without spaces around it, a whole number from 1 on,
 * or null while it is missing. Source: admin §5.
 */
export function reportSubject({ kind }: ReportSubject, typed: string): string | number | null {
  const text = typed.trim();
  if (kind === 'text') return text === '' ? null : text;
  return /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

const kilobytes = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'kilobyte' });
const megabytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const BYTES_OF_A_KILOBYTE = 1000;

/** A number of bytes in whole kilobytes, rounded up, or from a thousand of them in megabytes. */
function sizeText(bytes: number): string {
  const inKilobytes = Math.ceil(bytes / BYTES_OF_A_KILOBYTE);
  return inKilobytes < 1000 ? kilobytes.format(inKilobytes) : megabytes.format(bytes / 1e6);
}

/** The texts of the downloads. Ours, except for the failure: see `messages`. */
export const reportMessages = {
  title: adminPortalMessages.pages.analytics.label,
  download: 'Download',
  downloadOf: (group: string, report: string) => `Download ${group}: ${report}`,
  received: (bytes: number) => `${sizeText(bytes)} received`,
  saved: (file: string) => `${file} was downloaded`,
} as const;
