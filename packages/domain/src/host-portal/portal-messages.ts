/** The texts of the host portal. Source: events §2; those marked as ours are not in the documents. */
export const portalMessages = {
  /** The link of the header. Ours. */
  portal: 'Portal',
  /** Leads from the portal to the member side. Ours. */
  memberView: 'Member View',
  title: 'My Events',
  backToPortal: 'Back To Portal',
  updateEventInfo: 'Update Event Info',
  newEvent: 'New Event',
  loading: 'Loading your events...',
  /** A host without any event. */
  createFirst: 'Create your first event',
  /** A host with past events only. */
  createNext: 'Create your next event',
  tabs: { active: 'Active', expired: 'Completed', pending: 'Pending', deleted: 'Cancelled' },
  inReview: 'These events are in review',
  /** Source: events §1. */
  review:
    'Events go through a 24 hour review process to ensure they meet our community guidelines. We will let you know when your event is approved.',
  /** Ours. */
  seeCompleted: 'See completed events',
  /** The statuses in words. Source: events §2, §3; 'In review' is ours. */
  statuses: {
    created: 'Created',
    updated: 'Updated',
    started: 'Started',
    completed: 'Completed',
    pending: 'In review',
    archived: 'Cancelled',
  },
  /** Ours. */
  soldAndLeft: (sold: number, left: number) => `${sold} sold, ${left} left`,
  /** The labels of counted genders: the tickets of the others are for everyone. */
  genders: { M: 'Men', F: 'Women', others: 'Everyone' },
  overview: {
    title: 'Overview',
    totalSales: 'Total sales',
    allEvents: 'All your events',
    sold: 'Tickets sold, active events',
    noneSold: 'Tickets sold',
    activeEvents: 'Active events',
  },
  chart: {
    title: 'Tickets sold, event by event',
    left: 'Still available',
    today: 'Today',
  },
} as const;
