import { useSendDownloadLink, useSendMagicLink } from '@perigee/api';
import { deviceFit } from '@perigee/domain/events';
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
  const { event_id: eventId = '' } = useParams();
  const { mutateAsync: sendDownloadLink } = useSendDownloadLink();
  const { mutateAsync: sendMagicLink } = useSendMagicLink();
  return (
    <Gate
      fit={deviceFit(navigator, config)}
      eventUrl={location.origin + eventHref(eventId)}
      chromeHref={CHROME}
      appHref={outsideHrefs.iosApp}
      onTextLink={() => sendDownloadLink({ data: {} })}
      onEmailUrl={() => sendMagicLink({ data: { eventId } })}
    >
      {children}
    </Gate>
  );
}
