import { CrashPage } from '@perigee/ui';
import { paths } from '../paths.ts';

/** Whatever goes wrong while a page is drawn or loaded ends here. */
export function CrashRoute() {
  return <CrashPage homeHref={paths.home} onReload={() => location.reload()} />;
}
