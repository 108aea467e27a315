import { NotFoundPage, PageMeta } from '@perigee/ui';
import { paths } from '../paths.ts';

/** With a title of its own, because a page whose address names nothing shows it too. */
export function Component() {
  return (
    <>
      <PageMeta title="Page not found" unlisted />
      <NotFoundPage homeHref={paths.home} />
    </>
  );
}
