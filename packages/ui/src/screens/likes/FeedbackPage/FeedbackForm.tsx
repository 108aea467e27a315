import type { ReceivedLike } from '@perigee/api';
import { limits } from '@perigee/domain';
import { likeMessages, tokenCount } from '@perigee/domain/likes';
import { useId, useState, type Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { foot, grid, portrait, text, title } from './FeedbackPage.css.ts';

/** A like in return, with or without a comment, or a pass. */
export interface Feedback {
  liked: boolean;
  comment?: string;
}

interface FeedbackFormProps {
  like: ReceivedLike;
  /** The number of pending likes, including this one. */
  waiting: number;
  headingRef: Ref<HTMLHeadingElement>;
  onAnswer: (feedback: Feedback) => Promise<void>;
}

/** The sender of a like with the comment, and the member's answer. */
export function FeedbackForm({ like, waiting, headingRef, onAnswer }: FeedbackFormProps) {
  const form = useId();
  const request = useToastedAction(likeMessages.failed);
  const [comment, setComment] = useState('');
  const [isPassing, setIsPassing] = useState(false);
  const { profile, points } = like;

  const answer = (liked: boolean) => {
    setIsPassing(!liked);
    const words = comment.trim();
    const feedback = { liked, ...(liked && words !== '' && { comment: words }) };
    void request.run(() => onAnswer(feedback));
  };

  return (
    <div className={grid}>
      {/* Dark in both themes, for consistency with the pictures that have names over them. */}
      <div className={portrait} data-theme="night">
        <Portrait className={shapes.portrait} src={profile.profileImage} alt="" />
      </div>
      <div className={title}>
        <PageHead
          kicker={waiting > 1 ? `Feedback, ${waiting} waiting` : 'Feedback'}
          headingRef={headingRef}
          size="3xl"
          spaceAfter={0}
          title={
            <>
              Reply to <bdi>{profile.name}</bdi>
            </>
          }
        />
      </div>
      <div className={text}>
        {like.comment !== null && (
          <Text as="blockquote" size="xl" measure="sm" quote spaceBefore={5}>
            <bdi>{like.comment}</bdi>
          </Text>
        )}
        {points > 0 && (
          <Text size="sm" tone="precious" figures spaceBefore={3}>
            {tokenCount(points)} came with it
          </Text>
        )}
        <Section as="div" narrow spaceBefore={8}>
          <form
            id={form}
            onSubmit={(event) => {
              event.preventDefault();
              answer(true);
            }}
          >
            <TextArea
              label="Your answer"
              help="Sent with your like. A pass sends nothing."
              maxLength={limits.likeCommentLength}
              counter
              value={comment}
              onChange={(event) => setComment(event.currentTarget.value)}
            />
          </form>
        </Section>
        <div className={foot}>
          <Button variant="outline" busy={request.busy && isPassing} onClick={() => answer(false)}>
            Pass
          </Button>
          <Button type="submit" form={form} busy={request.busy && !isPassing}>
            Like back
          </Button>
        </div>
      </div>
    </div>
  );
}
