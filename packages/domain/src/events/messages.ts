/** The texts about events. Source: events §2, §5, §8. */
export const eventMessages = {
  notFound:
    'Sorry, we could not find the event or it does not match your current settings/preferences.',
  failed: 'Sorry, something went wrong. Please try again later!',
  saveFailed: 'Something went wrong when creating the event! Try again later.',
  deleteFailed: 'Could not delete event',
  card: {
    joinWaitlist: 'Join Waitlist',
    comingSoon: 'Coming soon',
    /** The label of the host's logo. */
    hostedBy: (name: string) => `Hosted by ${name}`,
    /** The label of the lock that visitors see instead of the host's logo. */
    hostHidden: 'Sign in to see the host',
  },
  /** Replaces a price. Ours. */
  free: 'Free',
  /** The time line of the page. Decision A-20. */
  toLate: (time: string) => `${time} to late`,
  about: 'About This Event',
  takeMeHome: 'Take me home',
  /** The events on the landing page. Ours: the documents have no text. */
  upcoming: 'Upcoming evenings',
  allEvents: 'All events',
  city: 'City',
  allCities: 'All cities',
  noneInCity: 'No evenings are planned in this city right now',
  noneUpcoming: 'No evenings are planned right now',
  noneUpcomingYet: 'New ones appear here as soon as a host sets a date.',
  /** The link back to the landing page, for users who came from there. */
  discover: 'Discover',
  /** The overlay on devices that do not support a live event. Source: events §2. */
  device: {
    copyUrl: 'Copy event URL',
    downloadChrome: 'Download Chrome',
    textLink: 'Text me download link',
    emailUrl: 'Email Me Event URL',
    iosApp: 'Get the iOS app',
  },
  readMore: 'read more',
  readLess: 'read less',
  form: {
    titleMissing: 'The field Event Name is required',
    descriptionMissing: 'The field Event Description is required',
    imageMissing: 'The field Event Image is required',
    verticalImageMissing: 'The field Vertical Image is required',
    startInPast: "Start Time can't be in the past",
    startTooSoon: 'Start Time must be at least two weeks ahead of current time',
    slugForm: 'Slug can only have letters, numbers, hyphen (-) and underscore (_)',
    agesCrossed: 'Min age can not be less than max age',
  },
} as const;
