import type { LikeResult, ReceivedLike } from '@perigee/api';
import { limits } from '@perigee/domain';
import { likeMessages, tokenCount } from '@perigee/domain/likes';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DefaultPortrait } from '../../../components/Picture/DefaultPortrait.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import {
  actions,
  fields,
  grid,
  heading,
  kicker,
  picture,
  portrait,
  quote,
  tokens,
} from './FeedbackPage.css.ts';

/** A like in return, with or without a comment, or a pass. */
export interface Feedback {
  liked: boolean;
  comment?: string;
}

interface FeedbackFormProps {
  like: ReceivedLike;
  /** The number of pending likes, including this one. */
  waiting: number;
  onAnswer: (feedback: Feedback) => Promise<LikeResult>;
}

/** The sender of a like with the comment, and the member's answer. */
export function FeedbackForm({ like, waiting, onAnswer }: FeedbackFormProps) {
  const toast = useToast();
  const request = useToastedAction(likeMessages.failed);
  const [comment, setComment] = useState('');
  const [isPassing, setIsPassing] = useState(false);
  const { profile, points } = like;

  const answer = (liked: boolean) => {
    setIsPassing(!liked);
    const words = comment.trim();
    const feedback = { liked, ...(liked && words !== '' && { comment: words }) };
    void request.run(() => onAnswer(feedback), {
      onDone: ({ matched }) =>
        toast.success(matched ? likeMessages.matched : likeMessages.feedbackSent),
    });
  };

  return (
    <section className={grid}>
      {/* Dark in both themes, for consistency with the pictures that have names over them. */}
      <div className={portrait} data-theme="night">
        <Picture
          className={picture}
          src={profile.profileImage}
          alt=""
          width={380}
          height={500}
          fallback={<DefaultPortrait className={picture} />}
        />
      </div>
      <div>
        <p className={kicker}>Feedback{waiting > 1 && `, ${waiting} waiting`}</p>
        <h1 className={heading}>
          What do you say to <bdi>{profile.name}</bdi>?
        </h1>
        {like.comment !== null && (
          <blockquote className={quote}>
            <bdi>{like.comment}</bdi>
          </blockquote>
        )}
        {points > 0 && <p className={tokens}>{tokenCount(points)} came with it</p>}
        <form
          className={fields}
          onSubmit={(event) => {
            event.preventDefault();
            answer(true);
          }}
        >
          <TextArea
            label="Your answer"
            help="It goes with a like. A pass says nothing."
            maxLength={limits.likeCommentLength}
            counter
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <div className={actions}>
            <Button type="submit" busy={request.busy && !isPassing}>
              Like back
            </Button>
            <Button
              variant="outline"
              busy={request.busy && isPassing}
              onClick={() => answer(false)}
            >
              Pass
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}
