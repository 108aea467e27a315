/**
 * Shows the head of an applicant's home in the prerendered page, before the app has loaded: it is the page's largest
 * text, and composed by rules. The build makes a script of its own of it, for the two responses that the page's early
 * script has requested, which needs no file of the app.
 */
import type { User, WaitlistEntry } from '@perigee/api';
import { incompleteSet } from '@perigee/domain/questionnaire';
import { homeView, waitlistHead } from '@perigee/domain/waitlist';
import { membershipOf } from './membership-of.ts';

/** The values that the early script leaves for other scripts. */
declare const earlyReplies: { user: Promise<User>; page: Promise<WaitlistEntry> };
declare const prerenderedPage: Promise<HTMLElement>;

async function showHead() {
  const [user, { membershipType }] = await Promise.all([earlyReplies.user, earlyReplies.page]);
  if (homeView(user) !== 'waitlist') return;
  const { applicationStatuses: activities } = user;
  const head = waitlistHead({
    activities,
    membershipType,
    membership: membershipOf(user, activities),
    database: incompleteSet(user) ?? undefined,
    // As WaitlistHome does.
    canJoin: true,
    offersMembership: true,
  });
  const page = await prerenderedPage;
  for (const [part, text] of Object.entries(head)) {
    const place = page.querySelector<HTMLElement>(`[data-first-text=${part}]`);
    if (place === null || text === null) continue;
    place.textContent = text;
    place.hidden = false;
  }
}

// Without it the page shows that it is loading.
showHead().catch(() => undefined);
