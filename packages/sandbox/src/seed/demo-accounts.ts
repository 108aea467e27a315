/** Somebody to sign in as. The code comes to the outbox. */
export interface DemoAccount {
  role: 'dater' | 'host' | 'admin';
  name: string;
  /** Of the range that telephone companies keep free for fiction. */
  phone: string;
}

/** The dater waits, pre-approved, for the admin to accept them. */
export const demoAccounts = [
  { role: 'dater', name: 'Imani Whitfield', phone: '+12125550101' },
  { role: 'host', name: 'Giulia Moretti', phone: '+12125550102' },
  { role: 'admin', name: 'Ada Lindqvist', phone: '+12125550100' },
] as const satisfies readonly DemoAccount[];
