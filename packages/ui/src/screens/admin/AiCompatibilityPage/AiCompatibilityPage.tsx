import type { AiCompatibility, IdealProfilePromptTemplate } from '@perigee/api';
import { adminMessages, aiMessages } from '@perigee/domain/admin';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { BusyMark } from '../../../components/Field/FieldBox.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Keys } from '../../../components/KeyboardShortcuts/Keys.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import type { Loadable } from '../../../loadable.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { adminPage } from '../admin-page.css.ts';
import { AdminBackLink } from '../AdminBackLink.tsx';
import { UpdatePromptDialog } from '../UpdatePromptDialog/UpdatePromptDialog.tsx';
import { layout } from './AiCompatibilityPage.css.ts';
import { AiSkeleton } from './AiSkeleton.tsx';
import { IdealMatches } from './IdealMatches.tsx';
import { IdealOrbit } from './IdealOrbit.tsx';
import { ProfileInWords } from './ProfileInWords.tsx';
import { useLateRefetch } from './use-late-refetch.ts';

export interface AiCompatibilityPageProps {
  /** The user's name, or what the address has of it until the name is loaded. */
  userName: string;
  userHref: string;
  compatibility: Loadable<AiCompatibility>;
  memberHref: (userId: number) => string;
  onApplyTemplate: (template: IdealProfilePromptTemplate) => Promise<void>;
  /** Fetches the profiles again; they stay visible. */
  onRefetch: () => Promise<void>;
}

/** A user in words, the ideal match, and the members who are close to it. Source: admin §2, §9. */
export function AiCompatibilityPage({
  userName,
  userHref,
  compatibility,
  memberHref,
  onApplyTemplate,
  onRefetch,
}: AiCompatibilityPageProps) {
  const toasts = useToast();
  const [isEditing, setIsEditing] = useState(false);
  const { isPending, refetchLater } = useLateRefetch(onRefetch);
  const isReady = compatibility.status === 'ready';
  const edit = () => {
    if (isReady) setIsEditing(true);
  };
  useShortcuts(aiMessages.title, [{ keys: 'e', label: aiMessages.updatePrompt, onPress: edit }]);

  return (
    <div className={adminPage}>
      <AdminBackLink href={userHref}>
        <bdi>{userName}</bdi>
      </AdminBackLink>
      <PageHead
        size="2xl"
        title={aiMessages.title}
        wideActions
        actions={
          <>
            <output className={isPending ? undefined : visuallyHidden}>
              {isPending && (
                <Inline as="span" gap={2} wrap={false}>
                  <BusyMark />
                  <Text as="span" size="sm">
                    {aiMessages.refetching}
                  </Text>
                </Inline>
              )}
            </output>
            <Button size="small" disabled={!isReady} onClick={edit}>
              <Icon icon={PencilLine} />
              {aiMessages.updatePrompt}
              <Keys keys="e" aria-hidden />
            </Button>
          </>
        }
      />
      <Loaded value={compatibility} skeleton={<AiSkeleton />}>
        {({ userProfile, idealProfile, idealMatches, idealProfilePromptTemplate }) => (
          <>
            <div className={layout}>
              <ProfileInWords
                title={aiMessages.profile}
                owner={String(userProfile.userId)}
                profile={userProfile}
              />
              <ProfileInWords
                title={aiMessages.idealProfile}
                owner={aiMessages.of(idealProfile.userId)}
                profile={idealProfile}
              />
              {idealMatches.length > 0 && <IdealOrbit matches={idealMatches} />}
            </div>
            <IdealMatches matches={idealMatches} memberHref={memberHref} />
            <UpdatePromptDialog
              open={isEditing}
              onOpenChange={setIsEditing}
              template={idealProfilePromptTemplate}
              onApply={onApplyTemplate}
              onApplied={() => {
                toasts.success(adminMessages.templateApplied, { short: true });
                refetchLater();
              }}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
