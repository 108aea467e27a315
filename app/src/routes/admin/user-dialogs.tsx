import {
  useAddMatchFeedback,
  useListActiveUsers,
  useListMatchFeedback,
  useListMatchRecommendations,
  useQueueMatch,
  type ActiveUser,
  type AdminUser,
} from '@perigee/api';
import {
  MatchFeedbackDialog,
  QueueMatchDialog,
  RecommendationsDialog,
  type AdminUserDialog,
} from '@perigee/ui/admin';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { toLoadable } from '../../loadable.ts';
import { useNow } from '../../services/use-now.ts';
import { adminUserHref } from '../hrefs.ts';

interface UserDialogsProps {
  /** Null while a dialog fades out, and after. */
  open: AdminUserDialog | null;
  user: AdminUser;
  onClose: () => void;
}

const hrefOfId = (id: number) => adminUserHref(String(id));
const hrefOf = ({ id }: Pick<ActiveUser, 'id'>) => hrefOfId(id);

/** The dialogs of the user page whose data is fetched when they open. */
export default function UserDialogs({ open, user, onClose }: UserDialogsProps) {
  const now = useNow();
  const [search, setSearch] = useState('');
  const { id: userId, name } = user;
  const recommendations = useListMatchRecommendations(
    { userId },
    { query: { enabled: open === 'recommendations' } },
  );
  const feedback = useListMatchFeedback({ userId }, { query: { enabled: open === 'feedback' } });
  const users = useListActiveUsers(search === '' ? {} : { search }, {
    query: { enabled: open === 'queue', placeholderData: keepPreviousData },
  });
  const { mutateAsync: addFeedback } = useAddMatchFeedback();
  const { mutateAsync: queue } = useQueueMatch();
  return (
    <>
      <RecommendationsDialog
        open={open === 'recommendations'}
        onOpenChange={onClose}
        name={name}
        recommendations={toLoadable(recommendations)}
        userHref={hrefOfId}
      />
      <MatchFeedbackDialog
        open={open === 'feedback'}
        onOpenChange={onClose}
        name={name}
        feedback={toLoadable(feedback)}
        onAdd={async (text) => void (await addFeedback({ data: { userId, text } }))}
      />
      <QueueMatchDialog
        open={open === 'queue'}
        onOpenChange={onClose}
        member={user}
        users={toLoadable(users)}
        isSearching={users.isPlaceholderData}
        onSearch={setSearch}
        userHref={hrefOf}
        now={now}
        onQueue={async (profileId, activatesAt) => {
          const match = { userId, profileId };
          await queue({ data: activatesAt === undefined ? match : { ...match, activatesAt } });
        }}
      />
    </>
  );
}
