import type { InfoDocument } from '../info-document.ts';
import { contactOf } from './contact.ts';

interface ElsewhereOptions {
  /** The address of the document. Without it, the page explains how to get the document. */
  url?: string;
  /** The email address at which staff answer. */
  email?: string;
}

/** A page for an external document, such as one written by lawyers. */
function elsewhere(
  title: string,
  onRequest: string,
  { url, email }: ElsewhereOptions,
): InfoDocument {
  if (url !== undefined) {
    return {
      title,
      subtitle: 'It opens on a page of its own.',
      sections: [],
      link: { label: title, href: url },
    };
  }
  const subtitle = email === undefined ? 'Not published here yet.' : onRequest;
  return { title, subtitle, sections: [], ...contactOf(email) };
}

const BY_MAIL = 'We send you the version that applies to you.';

export const termsAndConditions = (options: ElsewhereOptions) =>
  elsewhere('Terms & Conditions', BY_MAIL, options);
export const termsOfUse = (options: ElsewhereOptions) =>
  elsewhere('Terms of Use', BY_MAIL, options);
export const privacyPolicy = (options: ElsewhereOptions) =>
  elsewhere('Privacy Policy', BY_MAIL, options);
export const iosApp = (options: ElsewhereOptions) =>
  elsewhere('The iOS app', 'We send you the way to the app.', options);
