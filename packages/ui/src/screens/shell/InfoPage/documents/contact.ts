import type { InfoDocument } from '../info-document.ts';

/** A document's link to the email address at which staff answer; none without an address. */
export const contactOf = (email: string | undefined): Pick<InfoDocument, 'contact'> =>
  email === undefined ? {} : { contact: { label: email, href: `mailto:${email}` } };
