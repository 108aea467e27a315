import type { AdminUser } from '@perigee/api';
import { adminMessages, adminPortalMessages } from '@perigee/domain/admin';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { Loadable } from '../../../loadable.ts';
import { adminPage } from '../admin-page.css.ts';
import { AdminBackLink } from '../AdminBackLink.tsx';
import { AdminsOnly } from './AdminsOnly.tsx';
import { layout, rail } from './AdminUserPage.css.ts';
import { AdminUserSkeleton } from './AdminUserSkeleton.tsx';
import type { AdminUserDialog, MemberCalls } from './member-calls.ts';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberPhotos } from './MemberPhotos.tsx';
import { MemberRail } from './MemberRail.tsx';
import { MemberTitle } from './MemberTitle.tsx';
import { NotFoundOrbit } from '../../../components/Orbit/NotFoundOrbit.tsx';

export type { AdminUserDialog } from './member-calls.ts';

export interface AdminUserPageProps extends MemberCalls {
  /** Null if there is no such user. */
  user: Loadable<AdminUser | null>;
  /** For the age. */
  now: Date;
  usersHref: string;
  /** The AI compatibility page of the user. */
  aiHref: string;
  /** The absolute address of the user's public profile, to be copied. */
  profileLinkOf: (user: AdminUser) => string;
  onOpenDialog: (dialog: AdminUserDialog) => void;
}

const backText = adminPortalMessages.pages.users.label;

/** A member, as admins look after them. Source: admin §2 (user detail), member §6. */
export function AdminUserPage({
  user,
  now,
  usersHref,
  aiHref,
  profileLinkOf,
  onOpenDialog,
  ...calls
}: AdminUserPageProps) {
  return (
    <div className={adminPage}>
      <AdminBackLink href={usersHref}>{backText}</AdminBackLink>
      <Loaded value={user} skeleton={<AdminUserSkeleton />} level={1}>
        {(member) =>
          member === null ? (
            <Card>
              <EmptyState
                drawing={NotFoundOrbit}
                level={1}
                title={adminMessages.notFound}
                actions={
                  <ButtonLink variant="outline" href={usersHref}>
                    {backText}
                  </ButtonLink>
                }
              />
            </Card>
          ) : (
            // The key resets the chosen photo and the drafts for each user.
            <div key={member.id}>
              <MemberTitle user={member} now={now} onOpenDialog={onOpenDialog} />
              <div className={layout}>
                <MemberPhotos user={member} onDecide={calls.onDecidePhoto} />
                <Stack gap={6}>
                  <MemberFacts user={member} profileLink={profileLinkOf(member)} />
                  <AdminsOnly
                    user={member}
                    onUpdateHNum={calls.onUpdateHNum}
                    onChangeAccountType={calls.onChangeAccountType}
                  />
                </Stack>
                <MemberRail {...calls} user={member} aiHref={aiHref} className={rail} />
              </div>
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
