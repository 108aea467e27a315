import { demoAccounts } from '@perigee/sandbox/browser';
import { paths } from '../routes/paths.ts';

export const VISITOR = 'visitor';

/** An account of the demonstration, and the page on which it starts. */
interface Account {
  value: string;
  label: string;
  phone: string | null;
  home: string;
}

const [applicant, host, admin, member] = demoAccounts;

export const accounts: readonly Account[] = [
  { value: VISITOR, label: 'Visitor', phone: null, home: paths.home },
  {
    value: 'applicant',
    label: `Applicant: ${applicant.name}`,
    phone: applicant.phone,
    home: paths.home,
  },
  { value: 'member', label: `Member: ${member.name}`, phone: member.phone, home: paths.home },
  { value: 'host', label: `Host: ${host.name}`, phone: host.phone, home: paths.portal },
  { value: 'admin', label: `Admin: ${admin.name}`, phone: admin.phone, home: paths.admin },
];
