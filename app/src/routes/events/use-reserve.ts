import { getReserveTicketMutationOptions } from '@perigee/api';
import type { Reserve } from '@perigee/ui/events';
import { useNavigate } from 'react-router-dom';
import { reservedHref } from '../hrefs.ts';
import { rememberCheckout } from './left-checkout.ts';
import { useServices } from '../../services/services-context.ts';
import { useSendOnce } from '../../services/use-send-once.ts';

/** Reserves, once, and continues to the tickets; for a priced event to the payment page. Source: events §4. */
export function useReserve(): Reserve {
  const { checkout } = useServices();
  const navigate = useNavigate();
  const sendOnce = useSendOnce();

  return async (eventId) => {
    const { sessionId, checkoutUrl } = await sendOnce(
      eventId,
      (request) => getReserveTicketMutationOptions({ request }),
      { id: String(eventId), data: {} },
    );
    if (sessionId !== undefined) {
      rememberCheckout(eventId);
      await checkout.open({ sessionId, ...(checkoutUrl !== undefined && { checkoutUrl }) });
      return 'unpaid';
    }
    void navigate(reservedHref(eventId));
    return 'approved';
  };
}
