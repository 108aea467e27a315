import { typing, typingLine, typingOrbit, typingRing, typingTravel } from './Conversation.css.ts';

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
            <g transform="rotate(-14 19 11)">
              <ellipse className={typingRing} cx="19" cy="11" rx="17" ry="7" />
              <g className={typingTravel.along}>
                <circle className={typingTravel.across} cx="19" cy="11" r="3" />
              </g>
            </g>
          </svg>
          <span>
            <bdi>{name}</bdi> is typing
          </span>
        </span>
      )}
    </output>
  );
}
