import { getGetAdminUserQueryOptions, useGetAdminUser } from '@perigee/api';
import { AiCompatibilityPage } from '@perigee/ui/admin';
import { useParams } from 'react-router-dom';
import { adminUserHref } from '../hrefs.ts';
import type { PageQueries } from '../route-record.ts';
import { useAiCompatibility } from './use-ai-compatibility.ts';

export const queries: PageQueries = ({ params: { id = '' } }) => [getGetAdminUserQueryOptions(id)];

const memberHref = (userId: number) => adminUserHref(String(userId));

/** The key resets the state for each user. */
export function Component() {
  const { id = '' } = useParams();
  return <AiRoute key={id} id={id} />;
}

/** The AI compatibility of a user, by username or id. Source: admin §2. */
function AiRoute({ id }: { id: string }) {
  const { data: user } = useGetAdminUser(id);
  const profiles = useAiCompatibility(id);
  return (
    <AiCompatibilityPage
      {...profiles}
      userName={user?.name ?? id}
      userHref={adminUserHref(id)}
      memberHref={memberHref}
    />
  );
}
