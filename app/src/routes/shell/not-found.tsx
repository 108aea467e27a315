import { NotFoundPage, PageMeta } from '@perigee/ui';
import { paths } from '../paths.ts';

export function Component() {
  return (
    <>
      <PageMeta title="Page not found" unlisted />
      <NotFoundPage homeHref={paths.home} />
    </>
  );
}
