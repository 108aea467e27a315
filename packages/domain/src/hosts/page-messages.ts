/** The texts of the host pages. Ours: the documents name their routes only (events §2). */
export const hostPageMessages = {
  signUp: {
    pictureTitle: 'Host evenings with Perigee',
    pictureText: 'You plan the evening. We review it, and guests find it.',
    title: 'Become a host',
    name: 'Host name',
    nameHelp: 'The name that guests see on your events',
    nameEmpty: 'Host name cannot be empty',
    firstName: 'First name',
    firstNameEmpty: 'First name cannot be empty',
    lastName: 'Last name',
    lastNameEmpty: 'Last name cannot be empty',
    email: 'Email',
    phone: 'Phone number',
    phoneHelp: 'We send a code to it',
    password: 'Password',
    passwordHelp: (least: number) => `At least ${least} characters`,
    submit: 'Become a host',
  },
  invitation: {
    closed: 'This invitation is no longer valid',
    closedText: 'Ask the person who sent it for a new one.',
    title: (host: string) => `${host} invites you to Perigee`,
    text: 'Sign in, and the host’s page opens for you.',
    seeEvenings: 'See the host’s evenings',
  },
  list: {
    title: 'Hosts',
    evenings: (count: number) => `${count} ${count === 1 ? 'evening' : 'evenings'}`,
    none: 'No host has an evening planned right now',
  },
  page: {
    edit: 'Edit host page',
    noEveningsYet: 'New ones appear here as soon as this host sets a date.',
    notFound: 'We could not find this host',
    notFoundText: 'Check the address for typos. The host may no longer be here.',
    allHosts: 'See all hosts',
  },
  date: {
    ask: 'Ask for a date',
    message: 'What should the host know?',
    send: 'Send',
    sent: (host: string) => `${host} has been told`,
    /** Replaces the button. */
    asked: 'You asked for a date',
    close: 'Close',
  },
  own: {
    /** The link of the portal's header, and the title of the page. */
    title: 'Host page',
    details: 'What guests see',
    logo: 'Logo',
    addLogo: 'Add logo',
    replaceLogo: 'Replace logo',
    linkId: 'Link',
    open: 'Open',
    save: 'Save',
    saved: 'Host page saved',
    applications: 'Date applications',
    noMessage: 'No message',
    noApplications: 'No date applications yet',
    noApplicationsText: 'Members ask you for a date on your host page.',
  },
  partners: {
    title: 'Host evenings people remember',
    text: 'Hosts set up in-person events on Perigee, see who comes, and receive payouts.',
    write: 'Write to us',
    steps: {
      setUp: {
        title: 'Set it up',
        text: 'A name, two pictures, the rounds, the ages, the date and the place.',
      },
      review: { title: 'We review it' },
      guests: {
        title: 'Fill the room',
        text: 'Share the invite link, accept applicants, give free tickets.',
      },
      payouts: {
        title: 'Receive payouts',
        text: 'Connect an account and see what guests have paid.',
      },
    },
  },
  /** The start of an event on the clocks of the viewer. */
  yourTime: (start: string, zone: string) => `Where you are: ${start} ${zone}`,
} as const;
