import { homeView } from '@perigee/domain/waitlist';
import type { User } from '@perigee/api';
import { paths } from '../routes/paths.ts';

/** Whether an address shows the landing page, which begins with a picture; a null user is a visitor. */
export const showsLanding = (pathname: string, user: User | null): boolean =>
  pathname === paths.home && (user === null || homeView(user) === 'discover');

/** Whether an address shows a page that begins under the header: with a picture, or with a dark band. */
export const beginsUnderHeader = (pathname: string, user: User): boolean =>
  pathname === paths.home && homeView(user) !== 'waitlist';

/** The pages for sign-in itself, by the beginning of their addresses. */
const SIGN_IN_ROUTES = [paths.login, paths.resetPassword, paths.resetToken];

/** Whether an address shows a page for sign-in itself, which begins with a picture and has no footer. */
export const isSignInRoute = (pathname: string): boolean =>
  SIGN_IN_ROUTES.some((path) => pathname === path || pathname.startsWith(`${path}/`));
