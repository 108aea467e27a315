import { eventFormMessages } from '@perigee/domain/events';
import { ArrowLeft } from 'lucide-react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { EventFormPanel, type EventFormPanelProps } from './EventFormPanel.tsx';
import { back } from './EventFormPage.css.ts';

export interface EventFormPageProps extends EventFormPanelProps {
  portalHref: string;
}

const { backToPortal, newTitle, updateTitle } = eventFormMessages;

/** Creates or updates an event. Source: events §2 (Event creation and update form). */
export function EventFormPage({ portalHref, ...panel }: EventFormPageProps) {
  return (
    <Section as="div" column space="list">
      <Link className={back} href={portalHref}>
        <Icon icon={ArrowLeft} directional />
        {backToPortal}
      </Link>
      <Heading level={1} size="3xl" spaceBefore={1} spaceAfter={6}>
        {panel.task.mode === 'create' ? newTitle : updateTitle}
      </Heading>
      <EventFormPanel {...panel} />
    </Section>
  );
}
