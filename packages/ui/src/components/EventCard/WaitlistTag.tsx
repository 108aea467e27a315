import { eventMessages } from '@perigee/domain/events';
import { joinTag, soonTag } from './EventCard.css.ts';

const TAGS = {
  join: { text: eventMessages.card.joinWaitlist, className: joinTag },
  soon: { text: eventMessages.card.comingSoon, className: soonTag },
} as const;

/** The tag of an event that has no tickets yet. Source: events §2 (Event cards). */
export function WaitlistTag({ id, tag }: { id: string; tag: keyof typeof TAGS }) {
  const { text, className } = TAGS[tag];
  return (
    <span id={id} className={className} data-theme="night">
      {text}
    </span>
  );
}
