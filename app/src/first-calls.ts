import {
  getGetCurrentUserUrl,
  getGetEventUrl,
  getGetLikesOverviewUrl,
  getGetMyApplicationStatusUrl,
  getGetMyWaitlistEntryUrl,
  getGetPublicEventUrl,
  getListDeckProfilesUrl,
  getListUpcomingEventsUrl,
} from '@perigee/api';
import { paths } from './routes/paths.ts';

/** The calls that a page begins with. They read, and carry nothing but the session. */
export interface FirstCalls {
  /** Of the page, as a route has it. */
  path: string;
  /** Path and query of each call, by the unknown part of the address. */
  visitor?: (unknown: string) => readonly string[];
  member?: (unknown: string) => readonly string[];
  /** Where the first reply of these names the picture that the page begins with: 'event.image'. */
  picture?: string;
}

/** What everybody who is signed in begins with. */
export const sessionCall = getGetCurrentUserUrl();

/**
 * What pages ask for by themselves, before the app has come to ask: on a slow line it comes a second
 * later. Read by the build, which writes the calls into the pages.
 */
export const firstCalls: readonly FirstCalls[] = [
  {
    path: paths.home,
    member: () => [getGetMyWaitlistEntryUrl(), getGetMyApplicationStatusUrl()],
  },
  {
    path: paths.event,
    visitor: (name) => [getGetPublicEventUrl(name)],
    member: (name) => [getGetEventUrl(name)],
    picture: 'event.image',
  },
  {
    path: paths.forYou,
    member: () => [getListDeckProfilesUrl()],
    picture: 'profiles.0.profileImage',
  },
  { path: paths.likes, member: () => [getGetLikesOverviewUrl()] },
  { path: paths.tickets, member: () => [getListUpcomingEventsUrl()] },
];
