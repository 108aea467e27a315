import { portalMessages } from '../host-portal/portal-messages.ts';

/**
 * The labels and notes of the event form; the messages of its rules are `eventMessages.form`. Source: events §1,
 * §2, §4. The texts that the documents do not give are ours.
 */
export const eventFormMessages = {
  /** The title of the notice with all messages. Ours. */
  toCorrect: (count: number) => (count === 1 ? '1 thing to correct' : `${count} things to correct`),
  newTitle: portalMessages.newEvent,
  updateTitle: portalMessages.updateEventInfo,
  backToPortal: portalMessages.backToPortal,
  cards: {
    basics: 'Create your unique event',
    type: 'Choose your event type',
    category: 'Event category',
    timeAndLocation: 'Event time and location',
    tickets: 'Ticket sales and automation',
  },
  findImages: 'Find HD Images',
  adminsOnly: 'Admins only',
  adminsSeveral: 'Admins can choose several',
  optionalForAdmins: 'Optional for admins',
  forPhones: 'For phones',
  /** The first of several orientations. */
  decidesOnTickets: (orientation: string) => `Tickets follow the first choice: ${orientation}`,
  orientationMissing: 'Choose at least one orientation',
  followsLocation: 'Follows the location',
  /** @param day such as 'Tue 8 Dec' */
  leadTime: (day: string) => `${day} or later (two weeks' notice)`,
  /** A time that the clocks skip, or show twice. `time` has the name of the time zone. */
  clocksChange: (time: string) => `Clocks change that night: it starts at ${time}`,
  once: 'Once',
  frequencies: { weekly: 'Weekly', monthly: 'Monthly' },
  recurringNote: 'The next 3 events are displayed.',
  frequencyFixed: 'Create a new event to change how often it repeats',
  /** The tickets of an orientation without quantities. */
  pool: {
    men: (count: number) => `${count} tickets for men`,
    women: (count: number) => `${count} tickets for women`,
    everyone: (count: number) => `${count} tickets, one pool for everyone`,
  },
  creation: {
    /** The event of a host. */
    reviewed: {
      submit: 'Submit For Approval',
      submitting: 'Submitting...',
      note: portalMessages.review,
      created:
        'Newly created events will be first reviewed and turned into an active event if approved',
    },
    /** The event of an admin, which needs no review. Ours. */
    live: {
      submit: 'Create Event',
      submitting: 'Creating...',
      note: 'Events that admins create need no review. Yours goes live at once.',
      created: 'Your event is live, and guests can reserve tickets now.',
    },
  },
  creating: 'Creating event...',
  created: 'New Event Created',
  toMyEvents: portalMessages.title,
  update: 'Update Event',
  updated: 'Event updated',
  /** @param fields the labels of fields that another user saved after the event was opened here */
  updatedToo: (fields: string) => `Event updated. Someone else also changed: ${fields}.`,
  unchanged: 'Nothing has changed yet',
  /** Below the button, for an event whose schedule can still be changed. */
  closesSchedule: 'An update closes the schedule: it can no longer be generated or deleted.',
  /** Below the notice that the event is over. */
  readOnly: 'You can read its details here, but no longer change them.',
  delete: 'Delete Event',
  deleteQuestion: 'Delete Event?',
  deleteText: {
    withTickets: (title: string) =>
      `${title} is taken down for everyone and moves to Cancelled. Guests who paid get their money back.`,
    /** Does not name Cancelled: the event moves there if a guest had a ticket before, which the form cannot know. */
    withoutTickets: (title: string) => `${title} is taken down for everyone. This can’t be undone.`,
  },
  keep: 'Keep',
  deleted: 'Event deleted',
  draft: {
    found: 'What you typed before has been restored.',
    startOver: 'Start over',
  },
  /** Another user saved the event after it was opened here. */
  changed: {
    title: 'Someone else changed this event',
    /** @param fields their labels */
    text: (fields: string) =>
      `Since you opened it, another value was saved for: ${fields}. Your version replaces it.`,
    saveMine: 'Save mine',
    keepTyping: 'Not yet',
  },
  preview: {
    title: 'Preview',
    page: 'Page',
    card: 'Card',
    note: 'As members see it. It follows what you type.',
    untitled: 'Event Name',
    noDescription: 'Your description appears here.',
  },
  listsFailed: 'The lists of this form could not be loaded',
} as const;
