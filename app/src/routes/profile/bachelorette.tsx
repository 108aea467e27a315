import { Navigate, useParams } from 'react-router-dom';
import { publicProfileHref } from '../hrefs.ts';

/** An old address of public profiles. Source: member §2, events §2. */
export function Component() {
  return <Navigate to={publicProfileHref(useParams()['slug'] ?? '')} replace />;
}
