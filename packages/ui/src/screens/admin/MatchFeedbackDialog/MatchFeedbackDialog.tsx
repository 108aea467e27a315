import type { MatchFeedback } from '@perigee/api';
import { userPageMessages } from '@perigee/domain/admin';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { Loadable } from '../../../loadable.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackList } from './FeedbackList.tsx';

export interface MatchFeedbackDialogProps extends DialogLifecycle {
  /** The member whose matches it is about. */
  name: string;
  /** The newest first. */
  feedback: Loadable<readonly MatchFeedback[]>;
  /** Adds a note, and refetches the list. */
  onAdd: (text: string) => Promise<void>;
}

const texts = userPageMessages.feedbackList;

/** What admins noted on the matches of a member, and a form for one more. Source: admin §2, §5, §8. */
export function MatchFeedbackDialog({
  name,
  feedback,
  onAdd,
  ...dialog
}: MatchFeedbackDialogProps) {
  return (
    <Dialog size="md" {...dialog} title={texts.title} subtitle={<bdi>{name}</bdi>}>
      <Stack gap={5} spaceBefore={5}>
        <FeedbackForm onAdd={onAdd} />
        <Loaded
          value={feedback}
          skeleton={
            <SkeletonRegion>
              <Stack gap={3}>
                <Skeleton shape="block" height={48} />
                <Skeleton shape="block" height={48} />
                <Skeleton shape="block" height={48} />
              </Stack>
            </SkeletonRegion>
          }
          level={3}
        >
          {(notes) => <FeedbackList name={name} notes={notes} />}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
