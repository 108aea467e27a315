import { eventFormMessages } from '@perigee/domain/events';
import { ArrowLeft } from 'lucide-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
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
