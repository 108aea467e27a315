import { AdminHomePage } from '@perigee/ui/admin';
import { adminHrefs, furtherAdminLinks } from './links.ts';

/** The home of the admin portal. Source: admin §2. */
export function Component() {
  return <AdminHomePage hrefs={adminHrefs} furtherLinks={furtherAdminLinks} />;
}
