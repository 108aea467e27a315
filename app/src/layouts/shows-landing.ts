import { homeView } from '@perigee/domain/waitlist';
import type { User } from '@perigee/api';
import { paths } from '../routes/paths.ts';

/** Whether an address shows the landing page, which begins with a picture; a null user is a visitor. */
export const showsLanding = (pathname: string, user: User | null): boolean =>
  pathname === paths.home && (user === null || homeView(user) === 'discover');
