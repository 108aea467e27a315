/** The pages of the portal, in the order of its tiles. Source: admin §2; keys and descriptions are ours. */
const pages = {
  waitlist: {
    label: 'Waitlist',
    keys: 'g w',
    description: 'Applicants, one status after the other, in a list or one at a time.',
  },
  matches: { label: 'Matches', keys: 'g m', description: 'Who was matched with whom, and when.' },
  users: {
    label: 'Active Users',
    keys: 'g u',
    description: 'Search members and open their page.',
  },
  events: { label: 'Events', keys: 'g e', description: 'Dates, tickets and guests.' },
  analytics: { label: 'Analytics', keys: 'g a', description: 'Reports to download.' },
} as const;

/** A page with a tile on the home of the portal. */
export type AdminPage = keyof typeof pages;

/** The texts of the admin portal's home and frame. Those that the documents do not give are ours. */
export const adminPortalMessages = {
  title: 'Admin Portal',
  pages,
  /** The tile of the events leads there. */
  hostPortal: 'Host portal',
  memberView: 'Member View',
  back: 'Back',
  /** The routes without a tile. Ours. */
  alsoHere: 'Also here',
  profiles: 'Profiles',
  imageGeneration: 'Image generation',
  imageModels: 'Image models',
  goThere: 'then a letter goes there',
  allKeys: 'All keys',
  palette: 'Go to a page or a member',
  paletteGroups: { pages: 'Pages', waitlist: 'Waitlist', members: 'Members' },
  openUser: (name: string) => `Open user "${name}"`,
} as const;

/** The tiles in their order. Source: admin §2. */
export const ADMIN_PAGES = Object.keys(pages) as AdminPage[];
