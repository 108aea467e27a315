import type { Event, PublicProfile } from '@perigee/api';
import { profileSlug } from '@perigee/domain/profile';
import { createSearchParams, generatePath } from 'react-router-dom';
import { config } from '../config.ts';
import { paths } from './paths.ts';

const { legal, iosApp } = config;

/** The configured addresses, each with a page of this app as its fallback. */
export const outsideHrefs = {
  termsAndConditions: legal.termsAndConditions ?? paths.termsAndConditions,
  termsOfUse: legal.termsOfUse ?? paths.termsOfUse,
  privacyPolicy: legal.privacyPolicy ?? paths.privacyPolicy,
  iosApp: iosApp.storeUrl ?? paths.iosApp,
} as const;

const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${createSearchParams(query)}`;

/** The query parameter with the chosen evening of a series. */
export const EVENING_KEY = 'evening';

/** @param name slug or id of the event */
export const eventHref = (name: string): string => generatePath(paths.event, { event_id: name });

/** The page of an evening of a series, with that evening chosen. */
export const eveningHref = ({ id, slug }: Pick<Event, 'id' | 'slug'>): string =>
  withQuery(eventHref(slug), { [EVENING_KEY]: String(id) });

/** The page of an event that the user has a ticket for: of a series, with that evening chosen. */
export const attendedEventHref = (event: Pick<Event, 'id' | 'slug' | 'series'>): string =>
  (event.series ?? []).length > 0 ? eveningHref(event) : eventHref(event.slug);

/** An event in the portal of its host. */
export const portalEventHref = (id: number): string =>
  generatePath(paths.portalEvent, { eventId: String(id) });

/** @param id a username or an id */
export const adminUserHref = (id: string): string => generatePath(paths.adminUser, { id });

/** @param id a username or an id */
export const adminAiHref = (id: string): string => generatePath(paths.adminAi, { id });

/** The list of hosts; for a host, the page where they change their own. */
export const hostsHref = generatePath(paths.hosts, { link_id: null });

/** @param name link id or id of the host */
export const hostHref = (name: string): string => generatePath(paths.hosts, { link_id: name });

/** @param name link id or id of the host */
export const publicHostHref = (name: string): string =>
  generatePath(paths.publicHost, { link_id: name });

/** The sign-in that carries the invitation of a host. */
export const hostInviteSignInHref = (name: string): string =>
  generatePath(paths.loginHostInvite, { link_id: name });

/** The sign-in that carries an event: its invite link. Decisions, section 5. */
export const inviteLinkHref = (slug: string): string =>
  generatePath(paths.loginEvent, { event_id: slug });

export const liveHref = (slug: string): string => generatePath(paths.live, { event_id: slug });

/** The tickets, with the dialog of a new reservation. */
export const reservedHref = (eventId: number): string =>
  withQuery(paths.tickets, { 'new-event': String(eventId) });

/** The tickets, from where the user joins an event. */
export const joinHref = (name: string): string => withQuery(paths.tickets, { join: name });

export const pastTicketsHref = withQuery(paths.tickets, { type: 'past' });

/** @param slug a username or an id */
export const publicProfileHref = (slug: string): string =>
  paths.publicProfile.replace(':slug', encodeURIComponent(slug));

/** The public profile of a user, by the username if there is one. Source: member §2. */
export const profileHref = (person: Pick<PublicProfile, 'id' | 'username'>): string =>
  publicProfileHref(profileSlug(person));

/** The pages about likes. */
export const likesHrefs = {
  'for-you': paths.forYou,
  received: generatePath(paths.likes, { type: null }),
  sent: generatePath(paths.likes, { type: 'sent' }),
} as const;

export const matchesHref = generatePath(paths.matches, { match_id: null });

/** The matches, with the conversation of one of them open. */
export const conversationHref = (matchId: number): string =>
  generatePath(paths.matches, { match_id: String(matchId) });

/** The video call of a match. */
export const matchCallHref = (matchId: number): string =>
  generatePath(paths.videoChat, { event_id: `match-${matchId}` });

export const inviteHref = (referralCode: string): string =>
  generatePath(paths.invite, { referralCode });

/** The sign-in link for another device. */
export const magicLinkHref = (magicToken: string): string => withQuery(paths.login, { magicToken });

/** The other view of a login page: `as` selects the view. */
export const hostSignInHref = (pathname: string): string => withQuery(pathname, { as: 'host' });
export const phoneSignInHref = (pathname: string): string => withQuery(pathname, { as: 'guest' });
