/** What the payments provider is told of a host who connects their payouts account. */
export interface PayoutsAuthorization {
  /** Address of the provider's connect page. */
  page: string;
  /** The product's name at the provider. */
  clientId: string;
  /** Comes back with the code, and must then be the same. */
  state: string;
  /** Where the host comes back to. */
  redirectUrl: string;
  /** Filled in for the host. Left out where there is none. */
  email: string | null;
  /** E.164; as `email`. */
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
