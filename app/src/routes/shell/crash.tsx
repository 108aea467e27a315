import { CrashPage } from '@perigee/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useServices } from '../../services/services-context.ts';
import { paths } from '../paths.ts';

/** Whatever goes wrong while a page is drawn or loaded ends here, and is reported. */
export function CrashRoute() {
  const error = useRouteError();
  const { errors } = useServices();
  useEffect(() => errors.report(error), [errors, error]);
  return <CrashPage homeHref={paths.home} onReload={() => location.reload()} />;
}
