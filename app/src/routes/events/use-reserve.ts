import { ApiError, useReserveTicket } from '@perigee/api';
import type { Reserve } from '@perigee/ui/events';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reservedHref } from '../hrefs.ts';
import { rememberCheckout } from './left-checkout.ts';
import { useServices } from '../../services/services-context.ts';

const newKey = () => crypto.randomUUID();

/** The request may have arrived, though its response did not. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Reserves, and continues to the tickets; for a priced event to the payment page. A request without a
 * response is sent again under the same key, so that it counts once. Source: events §4.
 */
export function useReserve(): Reserve {
  const { checkout } = useServices();
  const navigate = useNavigate();
  const [key, setKey] = useState(newKey);
  const { mutateAsync } = useReserveTicket({ request: { headers: { 'idempotency-key': key } } });

  async function ask(eventId: number) {
    try {
      const ticket = await mutateAsync({ id: String(eventId), data: {} });
      setKey(newKey);
      return ticket;
    } catch (error) {
      if (!isUnanswered(error)) setKey(newKey);
      throw error;
    }
  }

  return async (eventId) => {
    const { sessionId, checkoutUrl } = await ask(eventId);
    if (sessionId !== undefined) {
      rememberCheckout(eventId);
      await checkout.open({ sessionId, ...(checkoutUrl !== undefined && { checkoutUrl }) });
      return 'unpaid';
    }
    void navigate(reservedHref(eventId));
    return 'approved';
  };
}
