import { eventMessages } from '@perigee/domain/events';
import { ReadMore } from '../../../components/ReadMore/ReadMore.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface EventDescriptionProps {
  /** The host's text. Cut at 300 characters, with a button that shows the rest. */
  description: string;
}

/** The description of an event. Source: events §2, §9. */
export function EventDescription({ description }: EventDescriptionProps) {
  return (
    <Section title={eventMessages.about}>
      <Text as="div" size="lg" measure="lg">
        <ReadMore dir="auto">{description}</ReadMore>
      </Text>
    </Section>
  );
}
