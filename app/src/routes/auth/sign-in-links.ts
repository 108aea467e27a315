import { outsideHrefs } from '../hrefs.ts';
import { paths } from '../paths.ts';

/** The links in the small print of the sign-in flow. */
export const signInLinks = {
  terms: { termsHref: outsideHrefs.termsOfUse, privacyHref: outsideHrefs.privacyPolicy },
  liveSupportHref: paths.liveSupport,
} as const;

/** The small print for hosts, who accept other terms. */
export const hostTerms = {
  ...signInLinks.terms,
  hostTermsHref: outsideHrefs.termsAndConditions,
} as const;

/**
 * Whether a login page shows the sign-in of hosts: on request, and by default if the address has an event or
 * an invitation. Source: decision C-26.
 */
export function isHostView(query: URLSearchParams, carriesReason: boolean): boolean {
  return carriesReason ? query.get('as') !== 'guest' : query.get('as') === 'host';
}
