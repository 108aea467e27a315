import { ticketMessages } from '@perigee/domain/tickets';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { lazyWithPreload } from '../../../lazy-with-preload.tsx';
import { help } from '../AttendeeEventCard/AttendeeEventCard.css.ts';

/** Depends on a library, and is seldom opened: it may load after the tickets. */
const Menu = lazyWithPreload(async () => (await import('../../../components/Menu/Menu.tsx')).Menu);

export interface NeedMoreHelpMenuProps {
  /** The address of the help page. */
  helpHref: string;
  /** The id of the event's title, for a page with several menus. */
  describedBy?: string;
}

/** The link to the help page, on the card of an event. Source: events §2. */
export function NeedMoreHelpMenu({ helpHref, describedBy }: NeedMoreHelpMenuProps) {
  const [wasPressed, setWasPressed] = useState(false);
  const button = (
    <button
      type="button"
      className={help}
      aria-describedby={describedBy}
      onClick={() => setWasPressed(true)}
    >
      {ticketMessages.dashboard.needHelp}
      <Icon icon={ChevronDown} />
    </button>
  );
  return (
    <Suspense fallback={button}>
      <Menu
        align="start"
        defaultOpen={wasPressed}
        entries={[{ label: ticketMessages.dashboard.helpPage, href: helpHref }]}
        trigger={button}
      />
    </Suspense>
  );
}
