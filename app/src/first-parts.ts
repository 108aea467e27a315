import { paths } from './routes/paths.ts';
import { preparePage } from './routes/prepare.ts';
import { routes } from './routes/router.tsx';
import { MemberHome, prepareMemberHome } from './routes/shell/home.tsx';
import { MemberHeader } from './routes/shell/site.tsx';
import type { Services } from './services/services.ts';

/** The longest time that a page stays empty. */
const A_MOMENT_MS = 300;

/**
 * Waits for the code and the data of the first view. Most often they are loaded by now, and the view renders
 * in one step; a page stays empty for no longer than A_MOMENT_MS.
 *
 * @param resumed resolves when the session has been checked
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
  // The component that renders a failed part shows its error.
  await Promise.race([Promise.allSettled(parts), moment]);
}
