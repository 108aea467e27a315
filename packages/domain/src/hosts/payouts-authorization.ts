/** The data that the payments provider gets of a host who connects their payouts account. */
export interface PayoutsAuthorization {
  /** Address of the provider's connect page. */
  page: string;
  /** The product's id at the provider. */
  clientId: string;
  /** Returned with the code, and must then be the same. */
  state: string;
  /** The address to which the provider redirects the host. */
  redirectUrl: string;
  /** Prefilled for the host. Left out if null. */
  email: string | null;
  /** E.164; treated like `email`. */
  phone: string | null;
}

/** The address at which a host connects their payouts account. Source: events §7. */
export function payoutsAuthorizationUrl(authorization: PayoutsAuthorization): string {
  const { page, clientId, state, redirectUrl, email, phone } = authorization;
  const query = Object.entries({
    client_id: clientId,
    state,
    redirect_uri: redirectUrl,
    email,
    phone,
  })
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}
