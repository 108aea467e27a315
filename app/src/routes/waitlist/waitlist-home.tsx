import {
  updateWaitlistEntry,
  useGetMyApplicationStatus,
  useGetMyReferrer,
  useSession,
  type User,
  type WaitlistEntry,
} from '@perigee/api';
import { incompleteSet, joinDatabaseStep } from '@perigee/domain';
import type { Loadable } from '@perigee/ui';
import type { Invite } from '@perigee/ui/referral';
import { WaitlistPage } from '@perigee/ui/waitlist';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { outsideHrefs } from '../outside-hrefs.ts';
import { combine, mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { HomeDialogs, type HomeDialog } from './home-dialogs.tsx';

interface WaitlistHomeProps {
  user: User;
  entry: Loadable<WaitlistEntry>;
}

function inviteOf({ inviteReferralCode: code }: User): Invite | null {
  if (code === null || code === undefined) return null;
  return { code, link: location.origin + generatePath(paths.invite, { referralCode: code }) };
}

/** Where somebody stands, and the dialogs that bring them on. */
export function WaitlistHome({ user, entry }: WaitlistHomeProps) {
  const session = useSession();
  const [dialog, setDialog] = useState<HomeDialog | null>(null);
  const statusQuery = useGetMyApplicationStatus();
  const referrerQuery = useGetMyReferrer();
  const status = toLoadable(statusQuery);
  const join = joinDatabaseStep(user);
  const gap = incompleteSet(user);
  const joinDatabase = () => setDialog(join);
  return (
    <>
      <WaitlistPage
        application={combine(entry, status, (place, { activities }) => ({ ...place, activities }))}
        downloadHref={outsideHrefs.iosApp}
        onJoinDatabase={joinDatabase}
        database={
          gap === null
            ? undefined
            : {
                completedFields: gap.completedFields,
                totalFields: gap.totalFields,
                onStart: joinDatabase,
              }
        }
        onBecomeMember={() => setDialog('membership')}
        onShowStatus={user.admin ? undefined : () => setDialog('status')}
        waitlistSwitch={
          user.admin
            ? {
                on: user.waitlist,
                onChange: async (waitlist) => {
                  await updateWaitlistEntry(String(user.id), { waitlist });
                  session.updateUser({ waitlist });
                },
              }
            : undefined
        }
        invitations={{
          invite: inviteOf(user),
          referrer: mapLoadable(toLoadable(referrerQuery), ({ referrer }) => referrer),
          onEnterCode: () => setDialog('referral'),
        }}
      />
      <HomeDialogs open={dialog} questions={gap?.key ?? 'profile'} onOpen={setDialog} />
    </>
  );
}
