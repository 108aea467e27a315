import { eventMessages } from '@perigee/domain/events';
import { ReadMore } from '../../../components/ReadMore/ReadMore.tsx';
import { heading, text } from './EventDescription.css.ts';

export interface EventDescriptionProps {
  /** The host's text. Cut at 300 characters, with a button that shows the rest. */
  description: string;
}

/** The description of an event. Source: events §2, §9. */
export function EventDescription({ description }: EventDescriptionProps) {
  return (
    <section>
      <h2 className={heading}>{eventMessages.about}</h2>
      <ReadMore className={text} dir="auto">
        {description}
      </ReadMore>
    </section>
  );
}
