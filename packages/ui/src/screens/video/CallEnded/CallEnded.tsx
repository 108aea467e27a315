import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { FaceDial } from '../../../components/Orbit/FaceDial.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ways } from '../CallFrame.css.ts';
import { CallFrame, CallPlace } from '../CallFrame.tsx';
import type { CallRoom } from '../call-props.ts';
import { durationInWords } from '../call-duration.ts';
import { ending, type CallEndReason } from './ending.ts';

export type { CallEndReason } from './ending.ts';

export interface CallEndedProps {
  room: CallRoom;
  reason: CallEndReason;
  /** The length of the call in milliseconds; null if nobody joined. */
  duration: number | null;
  /** Calls again, or enters the room again. */
  onCallAgain: () => void;
  /** The conversation of the match, or the page of the event. */
  backHref: string;
  matchesHref: string;
}

/** After a call: why it ended, and the ways on. Source: its content is assumed. */
export function CallEnded({
  room,
  reason,
  duration,
  onCallAgain,
  backHref,
  matchesHref,
}: CallEndedProps) {
  const { title, text, again, link } = ending(room, reason);
  const name = room.kind === 'match' ? room.name : room.title;
  const againButton = (variant: 'solid' | 'outline') =>
    again !== undefined && (
      <Button variant={variant} onClick={onCallAgain}>
        {again.label}
      </Button>
    );
  return (
    <CallFrame backHref={backHref} backTo={name}>
      <CallPlace of="ended">
        <FaceDial name={name} src={room.imageUrl} />
        <Heading
          level={1}
          size="3xl"
          family="title"
          align="center"
          spaceBefore={6}
          // The view replaces the pressed button.
          takesFocus
        >
          {title}
        </Heading>
        <Text align="center" measure="sm" spaceBefore={2}>
          {text ?? (duration !== null && `You talked for ${durationInWords(duration)}.`)}
        </Text>
        <Inline className={ways} gap={3} justify="center" spaceBefore={6}>
          {again?.isFirst === true && againButton('solid')}
          <ButtonLink
            href={link.to === 'matches' ? matchesHref : backHref}
            variant={again?.isFirst === true ? 'outline' : 'solid'}
          >
            {link.label}
          </ButtonLink>
          {again?.isFirst !== true && againButton('outline')}
        </Inline>
      </CallPlace>
    </CallFrame>
  );
}
