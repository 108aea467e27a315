import { ADMIN_PAGES, adminPortalMessages, type AdminPage } from '@perigee/domain/admin';
import { paths } from '../paths.ts';

const { pages, profiles, imageGeneration, imageModels } = adminPortalMessages;

/** The address of every page with a tile; the events are in the portal of hosts. Source: admin §2. */
export const adminHrefs: Readonly<Record<AdminPage, string>> = {
  waitlist: paths.adminWaitlist,
  matches: paths.adminMatches,
  users: paths.adminUsers,
  events: paths.portal,
  analytics: paths.adminAnalytics,
};

/** The links of the header, in the order of the tiles. */
export const adminLinks = ADMIN_PAGES.map((page) => ({
  page,
  label: pages[page].label,
  href: adminHrefs[page],
}));

/** The routes without a tile. */
export const furtherAdminLinks = [
  { label: profiles, href: paths.adminProfiles },
  { label: imageGeneration, href: paths.dreamBoothImage },
  { label: imageModels, href: paths.dreamBoothModel },
] as const;
