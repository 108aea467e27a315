import { Navigate, useParams } from 'react-router-dom';
import { publicProfilePath } from './public-profile-path.ts';

/** An old address of public profiles. Source: member §2, events §2. */
export function Component() {
  return <Navigate to={publicProfilePath(useParams()['slug'] ?? '')} replace />;
}
