import {
  useGetMyApplicationStatus,
  useGetMyReferrer,
  type User,
  type WaitlistEntry,
} from '@perigee/api';
import type { MembershipStanding } from '@perigee/domain/membership';
import { incompleteSet } from '@perigee/domain/questionnaire';
import { joinDatabaseStep } from '@perigee/domain/waitlist';
import type { Loadable } from '@perigee/ui';
import type { Invite } from '@perigee/ui/referral';
import { WaitlistPage, type WaitlistPageProps } from '@perigee/ui/waitlist';
import { inviteHref, outsideHrefs } from '../hrefs.ts';
import { combine, mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import type { HomeDialog } from './home-dialogs.tsx';

interface WaitlistHomeProps extends Pick<WaitlistPageProps, 'waitlistSwitch' | 'headingRef'> {
  user: User;
  entry: Loadable<WaitlistEntry>;
  membership: MembershipStanding;
  onOpen: (dialog: HomeDialog) => void;
}

function inviteOf({ inviteReferralCode: code }: User): Invite | null {
  if (code === null || code === undefined) return null;
  return { code, link: location.origin + inviteHref(code) };
}

/** The status of an applicant, and their next steps. */
export function WaitlistHome({
  user,
  entry,
  membership,
  waitlistSwitch,
  headingRef,
  onOpen,
}: WaitlistHomeProps) {
  const statusQuery = useGetMyApplicationStatus();
  const referrerQuery = useGetMyReferrer();
  const status = toLoadable(statusQuery);
  const gap = incompleteSet(user);
  const join = joinDatabaseStep(user, gap !== null);
  return (
    <WaitlistPage
      application={combine(entry, status, (place, { activities }) => ({
        ...place,
        activities,
        membership,
      }))}
      headingRef={headingRef}
      liveSupportHref={paths.liveSupport}
      downloadHref={outsideHrefs.iosApp}
      onJoinDatabase={() => onOpen(join)}
      database={
        gap === null
          ? undefined
          : {
              completedFields: gap.completedFields,
              totalFields: gap.totalFields,
              onStart: () => onOpen(join === 'questionnaire' ? 'questions' : join),
            }
      }
      onBecomeMember={() => onOpen('membership')}
      onShowStatus={user.admin ? undefined : () => onOpen('status')}
      waitlistSwitch={waitlistSwitch}
      invitations={{
        invite: inviteOf(user),
        referrer: mapLoadable(toLoadable(referrerQuery), ({ referrer }) => referrer),
        onEnterCode: () => onOpen('referral'),
      }}
    />
  );
}
