import { useParams, Navigate } from 'react-router-dom';
import { likesAddresses } from './addresses.ts';
import { ReceivedLikes } from './received-likes.tsx';
import { SentLikes } from './sent-likes.tsx';

/** The received requests, which is the default, or the user's sent likes. */
export function Component() {
  const { type } = useParams();
  if (type === 'sent') return <SentLikes />;
  if (type === undefined || type === 'received') return <ReceivedLikes />;
  return <Navigate to={likesAddresses.received} replace />;
}
