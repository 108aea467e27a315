import { ticketMessages } from '@perigee/domain';
import { ChevronDown } from 'lucide-react';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { iconSize, iconStroke } from '../../../theme/scale.ts';
import { trigger } from './NeedMoreHelpMenu.css.ts';

export interface NeedMoreHelpMenuProps {
  /** The help page. */
  helpHref: string;
  /** The id of what the help is about, where several stand on a page. */
  describedBy?: string;
}

/** The way to the help page, from the card of an event. Source: events §2. */
export function NeedMoreHelpMenu({ helpHref, describedBy }: NeedMoreHelpMenuProps) {
  return (
    <Menu
      align="start"
      entries={[{ label: ticketMessages.dashboard.helpPage, href: helpHref }]}
      trigger={
        <button type="button" className={trigger} aria-describedby={describedBy}>
          {ticketMessages.dashboard.needHelp}
          <ChevronDown size={iconSize.sm} strokeWidth={iconStroke} aria-hidden="true" />
        </button>
      }
    />
  );
}
