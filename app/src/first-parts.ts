import { paths } from './routes/paths.ts';
import { preparePage } from './routes/prepare.ts';
import { routes } from './routes/router.tsx';
import { MemberHome, prepareMemberHome } from './routes/shell/home.tsx';
import { MemberHeader } from './routes/shell/site.tsx';
import type { Services } from './services/services.ts';

/** So long a page may stay empty. */
const A_MOMENT_MS = 300;

/**
 * Waits for what somebody sees first. Most often it is there by now, and need not be drawn in two
 * goes; a page stays empty for no longer than a moment.
 *
 * @param resumed the session has found out who is there
 */
export async function firstParts(
  { session, queryClient }: Services,
  resumed: Promise<void>,
): Promise<void> {
  const { pathname } = location;
  const isVisitor = session.getState().status === 'LOGGED_OUT';
  const page = async () => {
    await resumed;
    await preparePage(routes, pathname, { session, queryClient });
  };
  const home = () => [MemberHome.preload(), prepareMemberHome(queryClient)];
  const parts = isVisitor
    ? [page()]
    : [page(), MemberHeader.preload(), ...(pathname === paths.home ? home() : [])];
  const moment = new Promise((resolve) => setTimeout(resolve, A_MOMENT_MS));
  // What fails here is shown to have failed by whoever draws it.
  await Promise.race([Promise.allSettled(parts), moment]);
}
