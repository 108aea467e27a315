import { eventMessages } from '@perigee/domain';
import { ReadMore } from '../../../components/ReadMore/ReadMore.tsx';
import { heading, text } from './EventDescription.css.ts';

export interface EventDescriptionProps {
  /** As the host wrote it. Cut at 300 characters, with the rest one press away. */
  description: string;
}

/** What an event is about. Source: events §2, §9. */
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
