import { eventFormMessages } from '@perigee/domain/events';
import { BackLink } from '../../../components/Link/BackLink.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { EventFormPanel, type EventFormPanelProps } from './EventFormPanel.tsx';

export interface EventFormPageProps extends EventFormPanelProps {
  portalHref: string;
}

const { backToPortal, newTitle, updateTitle } = eventFormMessages;

/** Creates or updates an event. Source: events §2 (Event creation and update form). */
export function EventFormPage({ portalHref, ...panel }: EventFormPageProps) {
  return (
    <Section as="div" column space="list">
      <BackLink href={portalHref}>{backToPortal}</BackLink>
      <PageHead
        size="3xl"
        spaceBefore={1}
        spaceAfter={6}
        title={panel.task.mode === 'create' ? newTitle : updateTitle}
      />
      <EventFormPanel {...panel} />
    </Section>
  );
}
