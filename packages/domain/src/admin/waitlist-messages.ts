import { numberText } from '../number-text.ts';
import { nameList } from '../host-portal/name-list.ts';
import { WAITLIST_STATUS_LABELS, type WaitlistStatus } from '../waitlist/waitlist-status.ts';
import { adminDeckMessages } from './users-messages.ts';
import { WAITLIST_TABS, type WaitlistTab } from './waitlist-tabs.ts';

const decisions = (count: number) =>
  count === 1 ? '1 decision' : `${numberText(count)} decisions`;

/** The texts of the admins' waitlist. Source: admin §4, §8; what the documents do not give is ours. */
export const adminWaitlistMessages = {
  title: 'Waitlist',
  /** Where the waitlist, or the deck of the admins, does not load. Source: admin §8. */
  loadFailed: adminDeckMessages.loadFailed,
  tabs: 'Waitlist status',
  view: { label: 'View', list: 'List', single: 'Single' },
  applicants: (count: number) => (count === 1 ? '1 applicant' : `${numberText(count)} applicants`),
  loading: 'Loading applicants',
  heads: {
    name: 'Name',
    age: 'Age',
    gender: 'Gender',
    location: 'Location',
    membership: 'Membership',
    profile: 'Profile',
    card: 'Card',
    referrer: 'Referrer',
    priority: 'Priority',
    email: 'Email',
    inviteCode: 'Invite code',
    founding: 'Founding',
    hNum: 'H#',
    decision: 'Decision',
    status: 'Status',
  },
  yes: (fact: string) => `${fact}: yes`,
  no: (fact: string) => `${fact}: no`,
  foundingMember: 'Founding Member',
  hNumOf: (name: string) => `H# of ${name}`,
  decisionOf: (name: string) => `Decision on ${name}`,
  foundingOf: (name: string) => `Founding Member: ${name}`,
  chooseHNum: 'Choose an H#',
  noHNum: 'None',
  hNumOptional: 'H# (optional)',
  save: (count: number) => `Save ${decisions(count)}`,
  /** Source: admin §4, as is the time until it is sent. */
  approve: 'Approve Selected',
  approving: (names: readonly string[]) => `Approving ${nameList(names)}`,
  undo: 'Undo',
  withoutHNum: (count: number) => `${numberText(count)} without an H#`,
  /** '3 Pre-approved, 1 Maybe', in the order of the tabs. */
  summary: (taken: readonly WaitlistStatus[]) =>
    WAITLIST_TABS.flatMap((status) => {
      const count = taken.filter((other) => other === status).length;
      return count === 0 ? [] : [`${numberText(count)} ${WAITLIST_STATUS_LABELS[status]}`];
    }).join(', '),
  saved: (names: readonly string[]) => `Saved: ${nameList(names)}`,
  notSaved: (names: readonly string[]) => `Not saved: ${nameList(names)}`,
  decidedElsewhere: (status: WaitlistStatus) =>
    `Another admin has decided: ${WAITLIST_STATUS_LABELS[status]}`,
  left: (names: readonly string[]) => `No longer on this page: ${nameList(names)}`,
  leftHelp: 'Another admin may have decided. Your decision will not be saved',
  empty: (tab: WaitlistTab) =>
    tab === 'all' ? 'No applicants yet' : `No applicants in ${WAITLIST_STATUS_LABELS[tab]}`,
  noneFound: 'No applicants match these filters',
  filters: {
    title: 'Filters',
    search: 'Search',
    location: 'Location',
    membership: 'Membership',
    card: 'Card',
    application: 'Application',
    allMemberships: 'All memberships',
    anyCard: 'Card: any',
    anyApplication: 'Application: any',
    cardIs: { true: 'Card saved', false: 'Card not saved' },
    applicationIs: { true: 'Application completed', false: 'Application not completed' },
    allStatuses: 'All statuses',
    applied: 'Applied filters',
    remove: (filter: string) => `Remove ${filter}`,
    clear: 'Clear filters',
    show: 'Show results',
  },
  dialog: {
    title: (name: string) => `Decide on ${name}`,
    decision: 'Decision',
    save: 'Save decision',
    skip: 'Skip',
  },
  single: {
    strip: 'Applicants of this page',
    position: (position: number, count: number) =>
      `${numberText(position)} of ${numberText(count)}`,
    next: 'Next applicant',
    previous: 'Previous applicant',
    openProfile: 'Open profile',
    application: 'Application',
    answersLoading: 'Loading the answers',
    answersFailed: 'The answers could not be loaded',
    picture: (name: string, position: number, total: number) =>
      `${name}, picture ${position} of ${total}`,
    last: 'That was the last one',
    back: 'Back to the list',
  },
  /** The groups of keys, and what the keys do. */
  keys: {
    list: 'Waitlist',
    row: 'Applicant',
    nextRow: 'Next row',
    previousRow: 'Previous row',
    tick: 'Tick',
    decide: 'Decide',
    hNum: (number: number) => `H# ${number}`,
    save: 'Save',
    nextStatus: 'Next status',
    previousStatus: 'Previous status',
    otherView: 'List or single',
    picture: 'Picture',
    nextPicture: 'Next picture',
    previousPicture: 'Previous picture',
    enlarge: 'Enlarge',
    all: 'All keys',
    saveAndGoOn: 'Save and go on',
  },
} as const;

/**
 * The reason why a decision is not sent: the applicant has got another status since the list was read. Ours: the
 * call overwrites what it is not asked about.
 */
export function decisionConflict(listed: WaitlistStatus, current: WaitlistStatus): string | null {
  return listed === current ? null : adminWaitlistMessages.decidedElsewhere(current);
}
