import { outsideHrefs } from '../outside-hrefs.ts';
import { paths } from '../paths.ts';

/** Where the sign-in flow's small print leads. */
export const signInLinks = {
  terms: { termsHref: outsideHrefs.termsOfUse, privacyHref: outsideHrefs.privacyPolicy },
  liveSupportHref: paths.liveSupport,
} as const;

/** That of hosts, who accept other terms. */
export const hostTerms = {
  ...signInLinks.terms,
  hostTermsHref: outsideHrefs.termsAndConditions,
} as const;

/** The other view of a login page: `as` says whose sign-in it is. */
const viewHref = (as: 'host' | 'guest') => (pathname: string) => `${pathname}?as=${as}`;

export const hostSignInHref = viewHref('host');
export const phoneSignInHref = viewHref('guest');

/**
 * Whether a login page shows the sign-in of hosts: where it is asked for, and at first where the
 * address carries an event or an invitation. Source: decision C-26.
 */
export function isHostView(query: URLSearchParams, carriesReason: boolean): boolean {
  return carriesReason ? query.get('as') !== 'guest' : query.get('as') === 'host';
}
