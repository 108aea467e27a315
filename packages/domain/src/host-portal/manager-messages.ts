import { numberText } from '../number-text.ts';
import { nameList } from './name-list.ts';
import { portalMessages } from './portal-messages.ts';

const count = (number: number, one: string, several: string) =>
  `${numberText(number)} ${number === 1 ? one : several}`;

/** The texts of the event manager. Source: events §2, §4, §8; those marked as ours are not in the documents. */
export const managerMessages = {
  title: 'Event Manager',
  back: portalMessages.backToPortal,
  tabs: { 'ticket-sales': 'Ticket Sales', 'update-event-info': portalMessages.updateEventInfo },
  /** The label of the tabs for screen readers. Ours. */
  tabsLabel: 'Event',
  /** Ours. */
  review: {
    title: 'In review',
    text: 'Approve it to open its invite link and its schedule.',
    approve: 'Approve',
    archive: 'Archive',
    approved: 'The event is approved',
    archived: 'The event is archived',
    archiveTitle: 'Archive this event?',
    archiveText: 'It moves to the host’s cancelled events, and no one can reserve a ticket.',
  },
  /** Ours. @param zone of the event, where the clocks of the viewer differ: 'Eastern Time' */
  timesIn: (zone: string) => `Times in ${zone}`,
  /** Ours. */
  cancelled: 'This event was cancelled',
  /** Ours, of an event that was still in review at its end. */
  notApproved: 'This event was not approved in time',
  /** Ours. */
  stats: {
    sold: 'sold',
    available: (left: number) => `${numberText(left)} available`,
    earnings: 'Earnings',
    price: (price: string) => `${price} a ticket`,
    freeTickets: 'Free tickets',
    applicants: 'Applicants',
    noApplicants: 'None are waiting',
    matches: 'Matches',
    ofGuests: (guests: number) => `From ${count(guests, 'guest', 'guests')}`,
  },
  /** Ours, but for the texts that confirm a copy: see `messages.copy`. */
  links: {
    title: 'Event links',
    invite: 'Invite link',
    page: 'Event page',
    copyInvite: 'Copy invite link',
    copyPage: 'Copy event URL',
    inReview: 'You get it once the event is approved.',
    closed: 'Closed, because the event is over.',
  },
  /** Ours. */
  applicants: {
    title: 'Applicants',
    heads: { name: 'Applicant', gender: 'Gender', asked: 'Asked', actions: 'Actions' },
    accept: 'Accept',
    decline: 'Decline',
    acceptOne: (name: string) => `Accept ${name}`,
    declineOne: (name: string) => `Decline ${name}`,
    undo: 'Undo',
    holding: {
      accept: (names: readonly string[]) => `Accepting ${nameList(names)}`,
      decline: (names: readonly string[]) => `Declining ${nameList(names)}`,
    },
    none: 'No other applicants',
    done: {
      accept: (names: readonly string[]) => `${nameList(names)} accepted`,
      decline: (names: readonly string[]) => `${nameList(names)} declined`,
    },
    failed: {
      accept: (names: readonly string[]) => `Not accepted: ${nameList(names)}`,
      decline: (names: readonly string[]) => `Not declined: ${nameList(names)}`,
    },
    tryAgain: 'Try again',
  },
  guests: {
    title: 'Guest list',
    /** Ours, as are the next. */
    heads: {
      name: 'Guest',
      gender: 'Gender',
      ticket: 'Ticket',
      joined: 'Joined',
      status: 'Status',
      actions: 'Actions',
    },
    statuses: { applied: 'Applied', reserved: 'Reserved', going: 'Going' },
    search: 'Search guests',
    searchPlaceholder: 'Name or user ID',
    genders: { all: 'All genders', M: 'Men', F: 'Women', others: 'Other genders' },
    allStatuses: 'All statuses',
    export: 'Export CSV',
    exported: (number: number) => `${count(number, 'guest', 'guests')} exported`,
    fileName: (slug: string) => `guest-list-${slug}.csv`,
    none: 'No guests yet',
    noneText:
      'Share the invite link: everyone who signs in with it becomes an applicant. Or give a free ticket.',
    noneInReview: 'Guests can come once the event is approved.',
    noneClosed: 'No one had a ticket to this event.',
    noneFound: 'No guest matches your search',
    clear: 'Show all guests',
  },
  giveTicket: {
    title: 'Give Free Ticket',
    userId: 'User ID',
    /** Ours. */
    help: 'The guest gets the ticket at once and pays nothing.',
    done: 'User added to event successfully',
  },
  cancelSignup: {
    refund: 'Refund',
    delete: 'Delete',
    /** Ours, as are the next. */
    refundOne: (name: string) => `Refund ${name}`,
    deleteOne: (name: string) => `Delete ${name}`,
    keep: 'Keep',
    refundTitle: (name: string) => `Refund ${name}?`,
    deleteTitle: (name: string) => `Delete ${name}’s signup?`,
    refundText: (name: string, price: string) =>
      `${name} leaves the guest list and gets ${price} back.`,
    deleteText: (name: string) =>
      `${name} leaves the guest list. Nothing was paid, so there is nothing to refund.`,
    joined: (day: string) => `joined ${day}`,
    done: 'Signup cancelled. User has been refunded if this was a paid event',
    failed: 'Unable to cancel user signup',
  },
  /** Ours. */
  inviteAll: {
    action: 'Invite all',
    title: 'Invite all?',
    text: (location: string | null) =>
      `Every accepted member in ${location ?? 'the city'} whom this event suits gets an invitation by email. No one is invited twice in a day.`,
    confirm: 'Invite all',
  },
  /** Ours. */
  inviteUsers: {
    title: 'Invite users',
    text: 'They get an invitation by email, at most one a day.',
    userIds: 'User IDs',
    help: 'Separate them with commas.',
    action: 'Invite',
    missing: 'Enter at least one user ID',
    invalid: 'A user ID is a number. Check what you typed',
    tooMany: (most: number) => `Invite at most ${most} users at once`,
    done: (number: number) =>
      number === 0
        ? 'Everyone has been invited already'
        : `${count(number, 'user', 'users')} invited`,
  },
  schedule: {
    /** Ours, as are the next. */
    title: 'Schedule',
    generate: 'Generate schedule',
    again: 'Generate again',
    delete: 'Delete schedule',
    plan: (rounds: number, minutes: number, time: string) =>
      `${count(rounds, 'round', 'rounds')} of ${count(minutes, 'minute', 'minutes')}, from ${time}.`,
    madeFrom: 'It pairs the guests who are going now.',
    rounds: (rounds: number) => count(rounds, 'round', 'rounds'),
    chooseRound: 'Round',
    round: (round: number, start: string, end: string) => `Round ${round}, ${start} to ${end}`,
    roundOnly: (round: number) => `Round ${round}`,
    table: (table: number) => `Table ${table}`,
    pair: (one: string, other: string) => `${one} and ${other}`,
    closedByUpdate: 'It is closed, because the event was updated.',
    generated: 'Schedule generated',
    deleted: 'Schedule deleted',
    deleteTitle: 'Delete schedule?',
    deleteText:
      'The pairs of all rounds are deleted. You can generate a new schedule while the event is in created status.',
    keep: 'Keep',
  },
  matches: {
    /** Ours, as is the next. */
    title: 'Matches',
    none: 'No matches yet. Two guests who choose each other appear here.',
  },
  gallery: {
    /** Ours, as are `add` and `picture`. */
    title: 'Gallery',
    add: 'Add image',
    picture: (title: string, position: number, total: number) =>
      `${title}, picture ${position} of ${total}`,
    done: 'Image added successfully',
  },
  /** Ours. */
  payouts: {
    title: 'Payouts account',
    connected: 'Connected',
    notConnected: 'Not connected',
    unknown: 'Not available right now',
    connect: 'Connect',
    open: 'Open',
    done: 'Your payouts account is connected',
    stateChanged: 'The payouts account was not connected. Please try again',
  },
} as const;
