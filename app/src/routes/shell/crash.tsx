import { CrashPage } from '@perigee/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useServices } from '../../services/services-context.ts';
import { paths } from '../paths.ts';

/** The error page for every failure to render or load a page; it reports the error. */
export function CrashRoute() {
  const error = useRouteError();
  const { errors } = useServices();
  useEffect(() => errors.report(error), [errors, error]);
  return <CrashPage homeHref={paths.home} onReload={() => location.reload()} />;
}
