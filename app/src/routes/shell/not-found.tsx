import { NotFoundPage } from '@perigee/ui';
import { paths } from '../paths.ts';

export function Component() {
  return (
    <>
      <NotFoundPage homeHref={paths.home} />
    </>
  );
}
