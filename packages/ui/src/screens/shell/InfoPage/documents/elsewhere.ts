import type { InfoDocument } from '../info-document.ts';
import { writeToUs } from './contact.ts';

/**
 * A page for an external document, such as one written by lawyers.
 *
 * @param url the address of the document; without it, the page explains how to get it
 */
function elsewhere(title: string, url: string | undefined, onRequest: string): InfoDocument {
  return url === undefined
    ? { title, subtitle: onRequest, sections: [], contact: writeToUs }
    : {
        title,
        subtitle: 'It opens on a page of its own.',
        sections: [],
        link: { label: title, href: url },
      };
}

const BY_MAIL = 'We send you the version that applies to you.';

export const termsAndConditions = (url?: string) => elsewhere('Terms & Conditions', url, BY_MAIL);
export const termsOfUse = (url?: string) => elsewhere('Terms of Use', url, BY_MAIL);
export const privacyPolicy = (url?: string) => elsewhere('Privacy Policy', url, BY_MAIL);
export const iosApp = (url?: string) =>
  elsewhere('The iOS app', url, 'We send you the way to the app.');
