import { typing, typingLine, typingOrbit, typingPoint, typingRing } from './Conversation.css.ts';

interface TypingStatusProps {
  name: string;
  isTyping: boolean;
}

/** Says once that the other user types. Its space is always there, so that the messages do not move. */
export function TypingStatus({ name, isTyping }: TypingStatusProps) {
  return (
    <output className={typing}>
      {isTyping && (
        <span className={typingLine}>
          <svg className={typingOrbit} viewBox="0 0 38 22" aria-hidden="true">
            <ellipse
              className={typingRing}
              cx="19"
              cy="11"
              rx="17"
              ry="7"
              transform="rotate(-14 19 11)"
            />
            <circle className={typingPoint} r="3" />
          </svg>
          <span>
            <bdi>{name}</bdi> is typing
          </span>
        </span>
      )}
    </output>
  );
}
