/** A user to sign in as. The outbox receives the code. */
export interface DemoAccount {
  role: 'dater' | 'host' | 'admin';
  name: string;
  /** What a tester can try with the account. */
  about: string;
  /** A number of the range that telephone companies reserve for fiction. */
  phone: string;
  /** The email of the sign-in of hosts, as an alternative to the phone. */
  email?: string;
  password?: string;
}

export const demoAccounts = [
  {
    role: 'dater',
    name: 'Imani Whitfield',
    about: 'waits, pre-approved, to be accepted',
    phone: '+12125550101',
  },
  {
    role: 'host',
    name: 'Giulia Moretti',
    about: 'holds events',
    phone: '+12125550102',
    email: 'giulia.moretti@example.com',
    password: 'perigee-host',
  },
  {
    role: 'admin',
    name: 'Ada Lindqvist',
    about: 'accepts applicants',
    phone: '+12125550100',
    email: 'ada.lindqvist@example.com',
    password: 'perigee-admin',
  },
  {
    role: 'dater',
    name: 'Dawit Tesfaye',
    about: 'was accepted',
    phone: '+12125550103',
  },
] as const satisfies readonly DemoAccount[];

export const DEMO_PHONES: ReadonlySet<string> = new Set(demoAccounts.map(({ phone }) => phone));

/** A wide preference, so that the decks of the demo accounts are not empty even in a small seed. */
export const DEMO_PREFERENCE = {
  genders: ['everyone'],
  minAge: 21,
  maxAge: 60,
  offsetRadius: 100,
};
