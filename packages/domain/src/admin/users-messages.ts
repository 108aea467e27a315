import { messages } from '../messages.ts';
import { numberText } from '../number-text.ts';
import { adminPortalMessages } from './portal-messages.ts';

const { pages } = adminPortalMessages;

/** The texts of the active users and of their search. Source: admin §2; the states and hints are ours. */
export const activeUsersMessages = {
  title: pages.users.label,
  heads: {
    id: 'ID',
    name: 'Name',
    age: 'Age',
    gender: 'Gender',
    preference: 'Pref.',
    hNum: 'hNum',
    approved: 'Approved',
    ai: 'AI',
  },
  aiOf: (name: string) => `AI compatibility of ${name}`,
  search: 'Search for users',
  /** The button, while filters are set. */
  searchWith: (filters: number) =>
    `Search for users (${numberText(filters)} ${filters === 1 ? 'filter' : 'filters'})`,
  reset: 'Reset filters',
  text: 'Search by name, email, username, or User ID',
  /** In a field as narrow as a phone, whose label says that it is a search. */
  textPlaceholder: 'Name, email, username, or User ID',
  groups: { about: 'About the user', lookingFor: 'What they are looking for' },
  /** The groups before the filters that are set. */
  appliedGroups: { about: 'About the user', lookingFor: 'Looking for' },
  applied: 'Filters',
  remove: (filter: string) => `Remove ${filter}`,
  show: 'Show results',
  any: 'Any',
  min: 'Min',
  max: 'Max',
  to: 'to',
  found: (count: number) => (count === 1 ? '1 user' : `${numberText(count)} users`),
  noneFound: 'No users match this search',
  none: 'No active users yet',
  keys: { row: 'Row', open: 'Open the user' },
  noneText: 'Applicants are listed here once they are approved.',
} as const;

/** The texts of the matches of all members. Source: admin §2; the states are ours. */
export const matchListMessages = {
  title: pages.matches.label,
  heads: {
    first: 'First User',
    second: 'Second User',
    source: 'Source',
    preferredDate: 'Preferred Date',
    time: 'Match Time',
  },
  rowName: (first: string, second: string) => `${first} and ${second}`,
  none: 'No matches yet',
  noneText: 'Matches and queued matches are listed here.',
} as const;

/** The texts of the admins' deck. Source: admin §2, §8; `hidden` and the labels are ours. */
export const adminDeckMessages = {
  title: adminPortalMessages.profiles,
  hide: 'Hide',
  hideAndGoOn: 'Hide and go on',
  open: 'Open profile',
  hidden: (name: string) => `${name} is hidden`,
  hideFailed: messages.failed,
  loadFailed: 'Something went wrong. Please, try again later!',
} as const;
