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

/** The first calls of a page. They only read, and send nothing but the session. */
export interface FirstCalls {
  /** The path of the page, as its route defines it. */
  path: string;
  /** The path and query of each call, from the unknown part of the address. */
  visitor?: (unknown: string) => readonly string[];
  member?: (unknown: string) => readonly string[];
  /** The field of the first reply that has the address of the page's first picture: 'event.image'. */
  picture?: string;
}

/** The first call of every signed-in user. */
export const sessionCall = getGetCurrentUserUrl();

/**
 * The calls that pages send before the app is loaded: on a slow line the app starts a second later. The build
 * reads this list and writes the calls into the pages.
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
