import { getGetLikesOverviewQueryOptions, getListSentLikesQueryOptions } from '@perigee/api';
import { Navigate, useParams } from 'react-router-dom';
import { likesHrefs } from '../hrefs.ts';
import type { PageQueries } from '../route-record.ts';
import { ReceivedLikes } from './received-likes.tsx';
import { SentLikes } from './sent-likes.tsx';

export const queries: PageQueries = ({ params: { type } }) => [
  getGetLikesOverviewQueryOptions(),
  ...(type === 'sent' ? [getListSentLikesQueryOptions()] : []),
];

/** The received requests, which is the default, or the user's sent likes. */
export function Component() {
  const { type } = useParams();
  if (type === 'sent') return <SentLikes />;
  if (type === undefined || type === 'received') return <ReceivedLikes />;
  return <Navigate to={likesHrefs.received} replace />;
}
