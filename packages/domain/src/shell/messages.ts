/** The labels of the header's links and menu. Source: member §2 (header and footer). */
export const navigationLabels = {
  likes: 'Likes',
  matches: 'Matches',
  'live-support': 'Live Support',
  'edit-application': 'Edit Application',
  invitations: 'Invitations',
  tickets: 'My tickets',
  settings: 'Settings',
  wallets: 'My Wallets',
  'admin-view': 'Admin View',
  'host-view': 'Host View',
  'log-out': 'Log out',
} as const;
