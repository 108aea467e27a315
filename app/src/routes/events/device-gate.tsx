import { useSendDownloadLink, useSendMagicLink } from '@perigee/api';
import { deviceFit } from '@perigee/domain/events';
import { roomOf } from '@perigee/domain/tickets';
import { DeviceGate as Gate } from '@perigee/ui/events';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { eventHref, outsideHrefs } from '../hrefs.ts';

const CHROME = 'https://www.google.com/chrome/';

/**
 * The gate of live events and video chats, which only Chrome on a desktop supports. In other browsers its
 * children do not mount. Source: events §2, member §6.
 */
export function DeviceGate({ children }: { children: ReactNode }) {
  const { event_id: name = '' } = useParams();
  const isOfMatch = roomOf(name).kind === 'match';
  const { mutateAsync: sendDownloadLink } = useSendDownloadLink();
  const { mutateAsync: sendMagicLink } = useSendMagicLink();
  return (
    <Gate
      fit={deviceFit(navigator, config)}
      eventUrl={isOfMatch ? location.href : location.origin + eventHref(name)}
      chromeHref={CHROME}
      appHref={outsideHrefs.iosApp}
      onTextLink={() => sendDownloadLink({ data: {} })}
      // A match has no address for a mail: the link signs in on the other device, where the match is.
      onEmailUrl={() => sendMagicLink({ data: isOfMatch ? {} : { eventId: name } })}
    >
      {children}
    </Gate>
  );
}
